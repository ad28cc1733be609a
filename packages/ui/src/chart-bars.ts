/** A bar of a chart, in the units of the drawing. */
export interface Bar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly isLoss: boolean
}

export const barStep = 10
const gap = 2
export const chartHeight = 100
/** What is not nothing is seen. */
const least = 1

interface Drawing {
  readonly bars: Bar[]
  readonly line: number
  /** The ends of the scale: nothing, where all is on the other side of the line. */
  readonly highest: bigint
  readonly lowest: bigint
}

/** Figures as bars above and below a line, the largest as high as there is room. */
export function barsOf(units: readonly bigint[]): Drawing {
  const highest = units.reduce((most, one) => (one > most ? one : most), 0n)
  const lowest = units.reduce((most, one) => (one < most ? one : most), 0n)
  const range = highest - lowest
  const heightOf = (one: bigint) =>
    range === 0n ? 0 : Number((one * BigInt(chartHeight * 100)) / range) / 100
  const line = range === 0n ? chartHeight : heightOf(highest)
  const bars = units.map((one, place): Bar => {
    const isLoss = one < 0n
    const size = Math.abs(heightOf(one))
    const height = one === 0n ? 0 : Math.max(size, least)
    const x = place * barStep + gap / 2
    return { x, y: isLoss ? line : line - height, width: barStep - gap, height, isLoss }
  })
  return { bars, line, highest, lowest }
}
