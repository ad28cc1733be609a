import { colourOf, type Colour } from '../colours.ts'
import { grow, sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'

/** A bright morning between rows of fruit trees. */
export const orchard: Backdrop = {
  props: ['deciduous-tree'],
  paint(brush, prop) {
    const { context, width, height, fade } = brush
    // Portrait phones have the reels where a wide screen has the trees.
    const down = height > width ? 0.16 : 0
    context.fillStyle = fade(
      0,
      height * (0.56 + down),
      [0, 'sky-high'],
      [0.7, 'sky-low'],
      [1, 'horizon'],
    )
    context.fillRect(0, 0, width, height)
    const sun = { x: width * 0.82, y: height * 0.14 }
    const reach = Math.max(width, height)
    rays(brush, sun.x, sun.y, reach)
    brush.shine(sun.x, sun.y, reach * 0.5, 'light', 0.75)
    brush.shine(sun.x, sun.y, reach * 0.09, 'light', 1)
    clouds(brush)
    const hill = (heights: readonly number[], top: number, low: Colour, high: Colour) =>
      grow(
        brush,
        heights.map((one) => one + down),
        fade(height * (top + down), height * (top + down + 0.28), [0, high], [1, low]),
      )
    const tree = prop('deciduous-tree')
    hill([0.46, 0.4, 0.44, 0.38, 0.43], 0.38, 'middle', 'far')
    trees(brush, tree, { y: 0.475 + down, size: 0.055, count: 17, seed: 5 })
    hill([0.52, 0.5, 0.54, 0.49, 0.51], 0.48, 'near', 'middle')
    trees(brush, tree, { y: 0.6 + down, size: 0.1, count: 10, seed: 11 })
    hill([0.66, 0.69, 0.64, 0.68, 0.65], 0.62, 'ground', 'near')
  },
}

function rays({ context }: Brush, x: number, y: number, reach: number): void {
  context.save()
  context.translate(x, y)
  context.fillStyle = colourOf('light', 0.1)
  for (let ray = 0; ray < 14; ray += 1) {
    context.rotate((Math.PI * 2) / 14)
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(reach, -reach * 0.07)
    context.lineTo(reach, reach * 0.07)
    context.fill()
  }
  context.restore()
}

function clouds(brush: Brush): void {
  const { width, height } = brush
  const next = sow(3)
  const unit = Math.min(width, height)
  for (const [x, y, size] of [
    [0.14, 0.13, 0.11],
    [0.48, 0.07, 0.08],
    [0.34, 0.27, 0.09],
    [0.92, 0.3, 0.1],
  ] as const) {
    for (let puff = 0; puff < 7; puff += 1) {
      const offset = (next() - 0.5) * 3 * size
      const lift = (next() - 0.4) * 0.6 * size
      const radius = (0.45 + next() * 0.55) * size * unit
      brush.shine(x * width + offset * unit, y * height + lift * unit, radius, 'cloud', 0.7)
    }
  }
}

interface Row {
  readonly y: number
  readonly size: number
  readonly count: number
  readonly seed: number
}

function trees(
  { context, width, height }: Brush,
  tree: CanvasImageSource | undefined,
  { y, size, count, seed }: Row,
): void {
  if (!tree) return
  const next = sow(seed)
  const edge = size * Math.max(width, height)
  for (let index = 0; index < count; index += 1) {
    const side = edge * (0.85 + next() * 0.3)
    const x = ((index + next() * 0.5) / (count - 0.5)) * width
    context.drawImage(tree, x - side / 2, y * height - side * (0.7 + next() * 0.2), side, side)
  }
}
