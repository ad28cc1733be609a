import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, motes, vignette } from '../pieces/light.ts'
import { stand } from '../pieces/stand.ts'
import { boards } from '../pieces/built.ts'
import { bulb, garland } from '../pieces/cloth.ts'

/** A taproom with barrels and a fire. */
export const tavern: Backdrop = {
  props: ['candle', 'beer-mug'],
  paint(brush, prop) {
    const { context, width, height, isTall, unit } = brush
    context.fillStyle = brush.fade(0, height * 0.78, [0, 'sky-high'], [0.5, 'sky-low'], [1, 'near'])
    context.fillRect(0, 0, width, height)
    timbers(brush)
    brush.shine(width * 0.5, height * 0.3, Math.max(width, height) * 0.5, 'horizon', 0.9)
    boards(brush, 0.76, ['far', 'ground'])
    const size = isTall ? 0.17 : 0.15
    for (const [x, y, share] of [
      [0.05, 0.8, 1],
      [0.17, 0.82, 0.8],
      [0.09, 0.66, 0.85],
      [0.95, 0.8, 1],
      [0.83, 0.82, 0.8],
      [0.91, 0.66, 0.85],
    ] as const) {
      barrel(brush, x * width, y * height, size * unit * share)
    }
    vignette(brush, 0.35)
    for (const x of [0.09, 0.91]) brush.shine(x * width, height * 0.5, unit * 0.5, 'glow', 0.55)
    const cord = {
      from: [-0.02, 0.06],
      to: [1.02, 0.06],
      sag: 0.08,
      count: isTall ? 9 : 19,
    } as const
    garland(brush, cord, (x, y) => bulb(brush, x, y, unit * 0.012, 'glow'))
    stand(brush, prop('candle'), { x: 0.09, y: isTall ? 0.6 : 0.545, size: 0.1 })
    stand(brush, prop('beer-mug'), { x: 0.91, y: isTall ? 0.6 : 0.545, size: 0.11 })
    motes(brush, { count: 30, seed: 3, bottom: 0.8 }, 'glow', 0.006)
    foot(brush, 0.8)
  },
}

/** Plaster between beams. */
function timbers(brush: Brush): void {
  const { context, width, height } = brush
  const beam = Math.max(14, width * 0.018)
  const wood = (x: number) =>
    brush.across(x - beam, x + beam, [0, 'frame-deep'], [0.35, 'frame'], [1, 'shadow'])
  for (let post = 0; post <= 4; post += 1) {
    const x = (post / 4) * width
    context.fillStyle = wood(x)
    context.fillRect(x - beam, 0, beam * 2, height * 0.77)
  }
  for (const y of [0.03, 0.42]) {
    context.fillStyle = brush.fade(
      y * height,
      y * height + beam * 1.6,
      [0, 'frame-light'],
      [0.3, 'frame'],
      [1, 'shadow'],
    )
    context.fillRect(0, y * height, width, beam * 1.6)
  }
}

/** A barrel that lies with its lid to us, or stands: from its foot. */
function barrel(brush: Brush, x: number, y: number, size: number): void {
  const { context, across, fade } = brush
  const [wide, top] = [size * 0.8, y - size]
  context.beginPath()
  context.moveTo(x - wide * 0.42, top)
  context.quadraticCurveTo(x - wide * 0.62, y - size / 2, x - wide * 0.42, y)
  context.lineTo(x + wide * 0.42, y)
  context.quadraticCurveTo(x + wide * 0.62, y - size / 2, x + wide * 0.42, top)
  context.closePath()
  context.fillStyle = across(
    x - wide / 2,
    x + wide / 2,
    [0, 'ground'],
    [0.35, 'frame-light'],
    [0.6, 'frame'],
    [1, 'ground'],
  )
  context.fill()
  context.save()
  context.clip()
  for (let stave = -3; stave < 4; stave += 1) {
    context.fillStyle = colourOf('shadow', 0.4)
    context.fillRect(x + stave * wide * 0.15, top, 1.4, size)
  }
  for (const at of [0.08, 0.3, 0.66, 0.88]) {
    context.fillStyle = fade(
      top + at * size,
      top + (at + 0.06) * size,
      [0, 'trim-deep'],
      [1, 'shadow'],
    )
    context.fillRect(x - wide, top + at * size, wide * 2, size * 0.055)
  }
  context.restore()
}
