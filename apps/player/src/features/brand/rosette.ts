interface Ring {
  readonly radius: number
  readonly swing: number
  readonly waves: number
  readonly strands: number
}

/** The rings of the seal, from the rim inwards, in units of a picture 400 wide. */
export const rings: readonly Ring[] = [
  { radius: 190, swing: 5, waves: 72, strands: 2 },
  { radius: 136, swing: 17, waves: 30, strands: 6 },
  { radius: 98, swing: 20, waves: 18, strands: 6 },
]

const pointsPerWave = 10

/** Waves laid around a circle and over each other, the way banknotes are engraved. */
export function ringPath({ radius, swing, waves, strands }: Ring): string {
  return Array.from({ length: strands }, (_, strand) => {
    const phase = (strand / strands) * 2 * Math.PI
    const count = waves * pointsPerWave
    const points = Array.from({ length: count }, (_point, index) => {
      const turn = (index / count) * 2 * Math.PI
      const reach = radius + swing * Math.cos(waves * turn + phase)
      const x = 200 + reach * Math.cos(turn)
      const y = 200 + reach * Math.sin(turn)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  }).join('')
}
