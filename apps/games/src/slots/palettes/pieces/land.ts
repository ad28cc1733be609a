import { colourOf, type Colour } from '../colours.ts'
import { grow, ridge, sow, type Brush } from '../paint.ts'

interface Shade {
  readonly high: Colour
  readonly low: Colour
  /** Opacity of the light on the edge. */
  readonly rim?: number
}

/** Rounded hills with a lit ridge. */
export function hills(
  brush: Brush,
  tops: readonly number[],
  { high, low, rim = 0.2 }: Shade,
): void {
  const { context, height } = brush
  const top = Math.min(...tops)
  const depth = Math.max(0.16, Math.max(...tops) - top + 0.1)
  grow(brush, tops, brush.fade(top * height, (top + depth) * height, [0, high], [1, low]))
  edge(context, rim)
}

interface Rocks extends Shade {
  readonly top: number
  readonly depth: number
  readonly seed: number
}

/** Jagged land. */
export function rocks(brush: Brush, { top, depth, seed, high, low, rim = 0.15 }: Rocks): void {
  const { context, height, fade } = brush
  const fill = fade(top * height, (top + depth * 2.2) * height, [0, high], [1, low])
  ridge(brush, { top, depth, seed }, fill)
  edge(context, rim)
}

function edge(context: CanvasRenderingContext2D, rim: number): void {
  if (rim === 0) return
  context.save()
  context.clip()
  for (const [thickness, share] of [
    [9, 0.25],
    [4, 0.5],
    [1.5, 1],
  ] as const) {
    context.lineWidth = thickness
    context.strokeStyle = colourOf('light', rim * share)
    context.stroke()
  }
  context.restore()
}

/** Stalactites. */
export function ceiling(brush: Brush, depth: number, seed: number, shade: Shade): void {
  const { context, width, height, fade } = brush
  const next = sow(seed)
  context.beginPath()
  context.moveTo(0, -1)
  let x = 0
  const step = Math.max(width, height) * 0.05
  while (x < width + step) {
    const middle = Math.abs(x / width - 0.5) * 2
    const reach = depth * (0.25 + middle ** 1.6 * 0.75) * (0.4 + next() * 0.8)
    const wide = step * (0.6 + next())
    context.lineTo(x, height * reach * 0.35)
    context.quadraticCurveTo(x + wide * 0.4, height * reach * 0.5, x + wide / 2, height * reach)
    context.quadraticCurveTo(x + wide * 0.6, height * reach * 0.5, x + wide, height * reach * 0.3)
    x += wide
  }
  context.lineTo(width, -1)
  context.closePath()
  context.fillStyle = fade(0, height * depth, [0, shade.low], [1, shade.high])
  context.fill()
  edge(context, shade.rim ?? 0.15)
}

interface Dune extends Shade {
  readonly tops: readonly number[]
  /** Crest between the lit and the shaded side. */
  readonly crest: number
}

/** Dune with a lit and a shaded side. */
export function dune(brush: Brush, { tops, crest, high, low }: Dune): void {
  const { context, width, height, across, fade } = brush
  const top = Math.min(...tops)
  grow(brush, tops, across(0, width, [0, low], [Math.max(0.01, crest - 0.12), high], [crest, low]))
  context.save()
  context.clip()
  context.fillStyle = fade(
    top * height,
    (top + 0.3) * height,
    [0, 'light', 0.25],
    [1, 'ground', 0.5],
  )
  context.fillRect(0, top * height, width, height)
  context.restore()
}

/** Polygon, in points of the page. */
export function shape(
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
  fill: string | CanvasGradient,
): void {
  context.beginPath()
  for (const [x, y] of points) context.lineTo(x, y)
  context.closePath()
  context.fillStyle = fill
  context.fill()
}
