import { colourOf, type Colour } from './colours.ts'

/** Stop of a gradient: position, colour, opacity. */
export type Stop = readonly [at: number, colour: Colour, alpha?: number]

/** Canvas context with helpers, in units of the page. */
export interface Brush {
  readonly context: CanvasRenderingContext2D
  readonly width: number
  readonly height: number
  /** Shorter side. */
  readonly unit: number
  /** Portrait: the reels cover the middle of the picture. */
  readonly isTall: boolean
  /** Vertical gradient between two heights. */
  fade(top: number, bottom: number, ...stops: readonly Stop[]): CanvasGradient
  /** Horizontal gradient. */
  across(left: number, right: number, ...stops: readonly Stop[]): CanvasGradient
  /** Radial light that ends at its radius. */
  shine(x: number, y: number, radius: number, colour: Colour, alpha: number): void
  panel(x: number, y: number, width: number, height: number, radius: number): void
}

/** Creates a canvas of this size. */
export function withCanvas(
  { width, height, density }: { width: number; height: number; density: number },
  paint: (brush: Brush) => void,
  canvas: HTMLCanvasElement = document.createElement('canvas'),
): HTMLCanvasElement {
  canvas.width = Math.max(1, Math.round(width * density))
  canvas.height = Math.max(1, Math.round(height * density))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to paint on')
  context.scale(density, density)
  paint(brushOf(context, width, height))
  return canvas
}

function brushOf(context: CanvasRenderingContext2D, width: number, height: number): Brush {
  const filled = (gradient: CanvasGradient, stops: readonly Stop[]) => {
    for (const [at, colour, alpha] of stops) gradient.addColorStop(at, colourOf(colour, alpha))
    return gradient
  }
  return {
    context,
    width,
    height,
    unit: Math.min(width, height),
    isTall: height > width,
    fade: (top, bottom, ...stops) => filled(context.createLinearGradient(0, top, 0, bottom), stops),
    across: (left, right, ...stops) =>
      filled(context.createLinearGradient(left, 0, right, 0), stops),
    shine(x, y, radius, colour, alpha) {
      const light = context.createRadialGradient(x, y, 0, x, y, radius)
      light.addColorStop(0, colourOf(colour, alpha))
      light.addColorStop(0.45, colourOf(colour, alpha * 0.35))
      light.addColorStop(1, colourOf(colour, 0))
      context.fillStyle = light
      context.fillRect(x - radius, y - radius, radius * 2, radius * 2)
    },
    panel(x, y, panelWidth, panelHeight, radius) {
      context.beginPath()
      context.roundRect(x, y, panelWidth, panelHeight, radius)
    },
  }
}

/** Pseudo-random numbers from 0 to 1, always the same. */
export function sow(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

/** Fractal rock line: each segment is broken again by a smaller amount. */
export function ridge(
  { context, width, height }: Brush,
  { top, depth, seed }: { readonly top: number; readonly depth: number; readonly seed: number },
  fill: CanvasGradient,
): void {
  const next = sow(seed)
  let heights = Array.from({ length: 7 }, () => top + next() * depth)
  for (let rough = depth * 0.55; rough > depth * 0.04; rough /= 2.1) {
    heights = heights.flatMap((one, index) => {
      const other = heights[index + 1]
      return other === undefined ? [one] : [one, (one + other) / 2 + (next() - 0.5) * rough]
    })
  }
  context.beginPath()
  context.moveTo(0, height)
  for (const [index, one] of heights.entries()) {
    context.lineTo((index / (heights.length - 1)) * width, one * height)
  }
  context.lineTo(width, height)
  context.closePath()
  context.fillStyle = fill
  context.fill()
}

/** Ridge across the picture, filled to the bottom. */
export function grow(
  { context, width, height }: Brush,
  heights: readonly number[],
  fill: CanvasGradient,
): void {
  const step = width / (heights.length - 1)
  const at = (index: number) => height * (heights[index] ?? 1)
  context.beginPath()
  context.moveTo(0, height)
  context.lineTo(0, at(0))
  for (let index = 1; index < heights.length; index += 1) {
    const middle = (index - 0.5) * step
    context.bezierCurveTo(middle, at(index - 1), middle, at(index), index * step, at(index))
  }
  context.lineTo(width, height)
  context.closePath()
  context.fillStyle = fill
  context.fill()
}
