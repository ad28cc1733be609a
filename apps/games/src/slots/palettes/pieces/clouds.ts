import { colourOf, type Colour } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'

type Cloud = readonly [x: number, y: number, size: number]

/** Soft distant clouds. */
export function haze(brush: Brush, clouds: readonly Cloud[], seed: number, alpha = 0.6): void {
  const { width, height, unit } = brush
  const next = sow(seed)
  for (const [x, y, size] of clouds) {
    for (let puff = 0; puff < 8; puff += 1) {
      const offset = (next() - 0.5) * 3.2 * size
      const lift = (next() - 0.4) * 0.6 * size
      const radius = (0.45 + next() * 0.6) * size * unit
      brush.shine(x * width + offset * unit, y * height + lift * unit, radius, 'cloud', alpha)
    }
  }
}

interface Bank {
  /** Height of the tops, as a share of the picture. */
  readonly y: number
  readonly size: number
  readonly seed: number
  readonly high: Colour
  readonly low: Colour
}

/** Cumulus clouds across the picture, lit from above and filled to the bottom. */
export function bank(brush: Brush, { y, size, seed, high, low }: Bank): void {
  const { context, width, height } = brush
  const next = sow(seed)
  const radius = size * Math.max(width, height)
  const heaps = Math.ceil(width / (radius * 0.8)) + 2
  const puffs = Array.from({ length: heaps * 2 }, (_, index) => ({
    x: (index / 2 - 0.5) * radius * 0.8 + (next() - 0.5) * radius * 0.5,
    y: y * height + (next() - 0.2) * radius * 0.9,
    radius: radius * (0.5 + next() * 0.6),
  }))
  for (const puff of puffs.toSorted((one, other) => one.y - other.y)) {
    const top = puff.y - puff.radius
    context.fillStyle = brush.fade(top, puff.y + puff.radius * 1.6, [0, high], [1, low])
    context.beginPath()
    context.arc(puff.x, puff.y, puff.radius, 0, Math.PI * 2)
    context.fill()
  }
  const base = y * height + radius * 0.6
  context.fillStyle = colourOf(low)
  context.fillRect(0, base, width, height - base)
  context.fillStyle = brush.fade(base - radius, base, [0, low, 0], [1, low])
  context.fillRect(0, base - radius, width, radius + 1)
}
