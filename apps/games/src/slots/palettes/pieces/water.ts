import { colourOf, type Colour } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'

interface Sea {
  readonly top: number
  readonly high: Colour
  readonly low: Colour
  /** Position of the light reflected on it. */
  readonly light?: number
  readonly seed: number
}

/** Water up to the horizon with the reflection of the light. */
export function water(brush: Brush, { top, high, low, light = 0.5, seed }: Sea): void {
  const { context, width, height, fade } = brush
  const begin = top * height
  context.fillStyle = fade(begin, height, [0, high], [0.45, low], [1, 'ground'])
  context.fillRect(0, begin, width, height - begin)
  const next = sow(seed)
  const glints = 260
  for (let glint = 0; glint < glints; glint += 1) {
    const depth = (glint / glints) ** 1.8
    const spread = 0.05 + depth * 0.35
    const isOnPath = glint % 3 !== 0
    const middle = isOnPath ? light + (next() + next() - 1) * spread : next()
    const length = width * (0.01 + depth * 0.05) * (0.4 + next())
    const thickness = Math.max(0.7, depth * 3.4)
    const y = begin + depth * (height - begin) + next() * 3
    context.fillStyle = colourOf('light', (isOnPath ? 0.45 : 0.12) * (1 - depth * 0.75))
    context.beginPath()
    context.ellipse(middle * width, y, length, thickness, 0, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = fade(begin - 1, begin + height * 0.02, [0, 'light', 0.5], [1, 'light', 0])
  context.fillRect(0, begin - 1, width, height * 0.02)
}

/** A wave across the picture with foam on its edge. */
export function wave(
  { context, width, height, fade }: Brush,
  { y, swing, length, high, low }: Wave,
): void {
  const at = (x: number) =>
    y * height + Math.sin((x / width) * Math.PI * 2 * length + y * 20) * swing * height
  context.beginPath()
  context.moveTo(-4, height + 4)
  for (let x = -4; x <= width + 8; x += 8) context.lineTo(x, at(x))
  context.lineTo(width + 8, height + 4)
  context.closePath()
  context.fillStyle = fade((y - swing) * height, (y + 0.16) * height, [0, high], [1, low])
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = colourOf('light', 0.4)
  context.stroke()
}

interface Wave {
  readonly y: number
  readonly swing: number
  readonly length: number
  readonly high: Colour
  readonly low: Colour
}

/** Rising bubbles with highlights. */
export function bubbles({ context, width, height, unit }: Brush, count: number, seed: number) {
  const next = sow(seed)
  for (let bubble = 0; bubble < count; bubble += 1) {
    const [x, y] = [next() * width, next() * height * 0.85]
    const radius = unit * (0.004 + next() ** 3 * 0.022)
    context.beginPath()
    context.arc(x, y, radius, 0, Math.PI * 2)
    context.fillStyle = colourOf('cloud', 0.12)
    context.fill()
    context.lineWidth = Math.max(0.8, radius * 0.14)
    context.strokeStyle = colourOf('light', 0.45)
    context.stroke()
    context.beginPath()
    context.arc(x - radius * 0.35, y - radius * 0.35, radius * 0.22, 0, Math.PI * 2)
    context.fillStyle = colourOf('light', 0.85)
    context.fill()
  }
}
