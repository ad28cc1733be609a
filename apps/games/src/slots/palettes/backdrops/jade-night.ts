import { colourOf } from '../colours.ts'
import { ridge, sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'

/** Mountains in mist under a moon like a pearl. */
export const jadeNight: Backdrop = {
  props: ['red-paper-lantern'],
  paint(brush, prop) {
    const { context, width, height, fade } = brush
    context.fillStyle = fade(0, height * 0.7, [0, 'sky-high'], [0.75, 'sky-low'], [1, 'horizon'])
    context.fillRect(0, 0, width, height)
    stars(brush)
    moon(brush, width * 0.5, height * 0.2, Math.min(width, height) * 0.2)
    const layers = [
      { top: 0.3, depth: 0.16, seed: 4, colour: 'far' },
      { top: 0.44, depth: 0.16, seed: 9, colour: 'middle' },
      { top: 0.6, depth: 0.14, seed: 23, colour: 'near' },
    ] as const
    for (const { colour, ...rocks } of layers) {
      const [begin, end] = [rocks.top * height, (rocks.top + 0.3) * height]
      ridge(brush, rocks, fade(begin, end, [0, colour], [1, colour]))
      const mist = fade(begin, end, [0, 'horizon', 0], [0.7, 'horizon', 0.3], [1, 'horizon', 0])
      context.fillStyle = mist
      context.fillRect(0, begin, width, end - begin)
    }
    context.fillStyle = fade(height * 0.6, height, [0, 'ground', 0], [1, 'ground'])
    context.fillRect(0, height * 0.6, width, height * 0.4)
    lanterns(brush, prop('red-paper-lantern'))
  },
}

function stars({ context, width, height }: Brush): void {
  const next = sow(17)
  for (let star = 0; star < 90; star += 1) {
    context.fillStyle = colourOf('light', 0.15 + next() * 0.6)
    const size = 0.5 + next() * 1.1
    context.beginPath()
    context.arc(next() * width, next() * height * 0.4, size, 0, Math.PI * 2)
    context.fill()
  }
}

function moon(brush: Brush, x: number, y: number, radius: number): void {
  const { context } = brush
  brush.shine(x, y, radius * 3.4, 'cloud', 0.4)
  brush.shine(x, y, radius * 1.7, 'light', 0.5)
  const pearl = context.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.4,
    radius * 0.05,
    x,
    y,
    radius,
  )
  pearl.addColorStop(0, colourOf('cloud', 0.05))
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = colourOf('light')
  context.fill()
  pearl.addColorStop(0.6, colourOf('cloud', 0.25))
  pearl.addColorStop(1, colourOf('horizon', 0.8))
  context.fillStyle = pearl
  context.fill()
}

function lanterns(brush: Brush, lantern: CanvasImageSource | undefined): void {
  if (!lantern) return
  const { context, width, height } = brush
  const unit = Math.min(width, height)
  for (const [x, y, size] of [
    [0.06, 0.1, 0.15],
    [0.17, 0.03, 0.1],
    [0.94, 0.1, 0.15],
    [0.83, 0.03, 0.1],
  ] as const) {
    const side = size * unit
    const [left, top] = [x * width - side / 2, y * height]
    context.fillStyle = colourOf('trim-deep', 0.6)
    context.fillRect(x * width - 0.75, 0, 1.5, top + side * 0.1)
    brush.shine(x * width, top + side / 2, side * 1.3, 'glow', 0.5)
    context.drawImage(lantern, left, top, side, side)
  }
}
