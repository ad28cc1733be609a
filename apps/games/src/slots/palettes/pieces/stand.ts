import { colourOf } from '../colours.ts'
import type { Brush } from '../paint.ts'

interface Place {
  /** Position of its foot, in shares of the picture. */
  readonly x: number
  readonly y: number
  /** In shares of the shorter side. */
  readonly size: number
  readonly turns?: boolean
  readonly alpha?: number
}

type Prop = CanvasImageSource | undefined

/** A picture standing in the scene, with a shadow. */
export function stand(brush: Brush, prop: Prop, place: Place): void {
  if (!prop) return
  const { context, width, height, unit } = brush
  const { x, y, size, turns = false, alpha = 1 } = place
  const side = size * unit
  context.save()
  context.translate(x * width, y * height)
  context.globalAlpha = alpha
  context.fillStyle = colourOf('shadow', 0.35)
  context.beginPath()
  context.ellipse(0, -side * 0.03, side * 0.36, side * 0.06, 0, 0, Math.PI * 2)
  context.fill()
  if (turns) context.scale(-1, 1)
  context.drawImage(prop, -side / 2, -side, side, side)
  context.restore()
}

/** A floating picture with a glow. */
export function float(brush: Brush, prop: Prop, place: Place, glow = 0.4): void {
  if (!prop) return
  const { context, width, height, unit } = brush
  const { x, y, size, turns = false, alpha = 1 } = place
  const side = size * unit
  if (glow > 0) brush.shine(x * width, y * height, side * 1.1, 'glow', glow)
  context.save()
  context.translate(x * width, y * height)
  context.globalAlpha = alpha
  if (turns) context.scale(-1, 1)
  context.drawImage(prop, -side / 2, -side / 2, side, side)
  context.restore()
}
