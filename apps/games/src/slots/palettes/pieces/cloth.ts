import { colourOf, type Colour } from '../colours.ts'
import type { Brush } from '../paint.ts'

/** A curtain drawn to one side, in folds. */
export function curtain(brush: Brush, isRight: boolean, share: number): void {
  const { context, width, height } = brush
  const reach = share * width
  context.save()
  if (isRight) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  const tie = height * 0.6
  context.beginPath()
  context.moveTo(-4, -4)
  context.lineTo(reach, -4)
  context.bezierCurveTo(reach, tie * 0.55, reach * 0.5, tie * 0.9, reach * 0.42, tie)
  context.bezierCurveTo(reach * 0.55, tie * 1.15, reach * 0.66, height * 0.85, reach * 0.62, height)
  context.lineTo(-4, height)
  context.closePath()
  context.save()
  context.clip()
  context.fillStyle = colourOf('label-deep')
  context.fillRect(0, 0, reach, height)
  const folds = 7
  for (let fold = 0; fold < folds; fold += 1) {
    const [from, to] = [(fold / folds) * reach, ((fold + 1) / folds) * reach]
    drape(brush, [from, to], reach, tie)
  }
  context.fillStyle = brush.fade(
    0,
    height,
    [0, 'shadow', 0.6],
    [0.35, 'shadow', 0],
    [1, 'shadow', 0.7],
  )
  context.fillRect(0, 0, reach, height)
  context.restore()
  context.lineWidth = Math.max(2, reach * 0.025)
  context.strokeStyle = brush.fade(0, height, [0, 'trim'], [0.6, 'trim-deep'], [1, 'trim'])
  context.stroke()
  context.fillStyle = brush.fade(tie - 12, tie + 12, [0, 'trim'], [1, 'trim-deep'])
  brush.panel(-6, tie - reach * 0.05, reach * 0.5, reach * 0.1, reach * 0.05)
  context.fill()
  context.restore()
}

function drape(brush: Brush, [from, to]: readonly [number, number], reach: number, tie: number) {
  const { context, height, across } = brush
  context.beginPath()
  context.moveTo(from, 0)
  context.bezierCurveTo(from, tie * 0.55, from * 0.45, tie * 0.9, from * 0.42, tie)
  context.bezierCurveTo(from * 0.5, tie * 1.15, from * 0.64, height * 0.85, from * 0.62, height)
  context.lineTo(to * 0.62, height)
  context.bezierCurveTo(to * 0.64, height * 0.85, to * 0.5, tie * 1.15, to * 0.42, tie)
  context.bezierCurveTo(to * 0.45, tie * 0.9, to, tie * 0.55, to, 0)
  context.fillStyle = across(
    from * 0.5,
    Math.max(to * 0.9, from * 0.5 + reach * 0.1),
    [0, 'label-deep'],
    [0.45, 'label'],
    [1, 'label-deep'],
  )
  context.fill()
}

/** Swags along the top. */
export function valance(brush: Brush, depth: number, count: number): void {
  const { context, width, height, fade } = brush
  const step = width / count
  const drop = depth * height
  for (let bow = 0; bow < count; bow += 1) {
    const left = bow * step
    context.beginPath()
    context.moveTo(left - 2, -2)
    context.lineTo(left - 2, drop * 0.4)
    context.quadraticCurveTo(left + step / 2, drop * 1.6, left + step + 2, drop * 0.4)
    context.lineTo(left + step + 2, -2)
    context.fillStyle = fade(0, drop, [0, 'label-deep'], [0.55, 'label'], [1, 'label-deep'])
    context.fill()
    context.lineWidth = Math.max(2, drop * 0.05)
    context.strokeStyle = colourOf('trim')
    context.stroke()
  }
}

interface String {
  readonly from: readonly [number, number]
  readonly to: readonly [number, number]
  readonly sag: number
  readonly count: number
}

/** A cord between two points, with hanging objects. */
export function garland(
  { context, width, height }: Brush,
  { from, to, sag, count }: String,
  hang: (x: number, y: number, index: number) => void,
): void {
  const at = (share: number) => ({
    x: (from[0] + (to[0] - from[0]) * share) * width,
    y: (from[1] + (to[1] - from[1]) * share + Math.sin(share * Math.PI) * sag) * height,
  })
  context.lineWidth = 1.5
  context.strokeStyle = colourOf('shadow', 0.8)
  context.beginPath()
  for (let share = 0; share <= 1; share += 0.05) {
    const { x, y } = at(share)
    context.lineTo(x, y)
  }
  context.stroke()
  for (let index = 0; index < count; index += 1) {
    const { x, y } = at((index + 0.5) / count)
    hang(x, y, index)
  }
}

/** A lamp on a cord. */
export function bulb(brush: Brush, x: number, y: number, radius: number, colour: Colour): void {
  const { context } = brush
  brush.shine(x, y + radius, radius * 5, colour, 0.6)
  context.beginPath()
  context.arc(x, y + radius, radius, 0, Math.PI * 2)
  context.fillStyle = colourOf(colour)
  context.fill()
  context.beginPath()
  context.arc(x - radius * 0.25, y + radius * 0.7, radius * 0.4, 0, Math.PI * 2)
  context.fillStyle = colourOf('light', 0.9)
  context.fill()
}

/** A striped roof of a stall or a tent with a scalloped edge, in points of the page. */
export function awning(
  brush: Brush,
  { x, y, wide, drop }: { x: number; y: number; wide: number; drop: number },
  [one, other]: readonly [Colour, Colour],
): void {
  const { context } = brush
  const stripes = 8
  const step = wide / stripes
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    const left = x + stripe * step
    const inset = (0.5 - (stripe + 0.5) / stripes) * step * 1.6
    context.beginPath()
    context.moveTo(left + inset + (stripe === 0 ? step * 0.2 : 0), y)
    context.lineTo(left + step + inset, y)
    context.lineTo(left + step, y + drop)
    context.arc(left + step / 2, y + drop, step / 2, 0, Math.PI)
    context.closePath()
    const colour = stripe % 2 === 0 ? one : other
    context.fillStyle = colourOf(colour)
    context.fill()
    context.fillStyle = brush.fade(
      y,
      y + drop + step / 2,
      [0, 'light', 0.2],
      [0.4, 'light', 0],
      [1, 'shadow', 0.45],
    )
    context.fill()
  }
}
