import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, orb, sky, vignette } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { water } from '../pieces/water.ts'
import { stand } from '../pieces/stand.ts'
import { boards } from '../pieces/built.ts'

/** The deck of a tall ship at sundown. */
export const shipDeck: Backdrop = {
  props: ['anchor', 'wood'],
  paint(brush, prop) {
    const { context, width, height, isTall } = brush
    const sea = isTall ? 0.56 : 0.52
    sky(brush, sea, 0.55)
    const sun = width * 0.5
    orb(brush, sun, height * (sea - 0.08), brush.unit * 0.1, 6)
    haze(
      brush,
      [
        [0.15, 0.2, 0.1],
        [0.8, 0.14, 0.12],
        [0.6, 0.3, 0.08],
      ],
      5,
      0.3,
    )
    water(brush, { top: sea, high: 'horizon', low: 'far', light: 0.5, seed: 2 })
    rigging(brush)
    const rail = height * 0.72
    boards(brush, 0.78, ['near', 'ground'])
    context.fillStyle = brush.fade(
      rail,
      rail + height * 0.03,
      [0, 'frame-light'],
      [1, 'frame-deep'],
    )
    context.fillRect(0, rail, width, height * 0.024)
    const posts = isTall ? 12 : 26
    for (let post = 0; post <= posts; post += 1) {
      const x = (post / posts) * width
      const wide = width / posts / 4
      context.fillStyle = brush.across(
        x - wide,
        x + wide,
        [0, 'frame-deep'],
        [0.4, 'near'],
        [1, 'shadow'],
      )
      brush.panel(x - wide, rail + height * 0.022, wide * 2, height * 0.06, wide)
      context.fill()
    }
    stand(brush, prop('anchor'), { x: isTall ? 0.1 : 0.07, y: 0.9, size: 0.2 })
    vignette(brush, 0.5)
    foot(brush, 0.82)
  },
}

/** Masts, yards with furled sails, and ropes at both sides. */
function rigging(brush: Brush): void {
  const { context, width, height } = brush
  const thick = Math.max(10, width * 0.012)
  for (const [x, side] of [
    [0.085, 1],
    [0.915, -1],
  ] as const) {
    const mast = x * width
    context.lineWidth = 1.4
    context.strokeStyle = colourOf('shadow', 0.75)
    context.beginPath()
    for (let rope = 0; rope < 6; rope += 1) {
      context.moveTo(mast, rope * height * 0.02)
      context.lineTo(mast + side * width * (0.06 + rope * 0.035), height * 0.74)
    }
    for (let step = 1; step < 14; step += 1) {
      const share = step / 14
      context.moveTo(mast + side * width * 0.06 * share, height * 0.74 * share)
      context.lineTo(mast + side * width * 0.2 * share, height * (0.1 + 0.64 * share))
    }
    context.stroke()
    sail(brush, mast, height * 0.05, width * 0.19)
    sail(brush, mast, height * 0.34, width * 0.23)
    context.fillStyle = brush.across(
      mast - thick,
      mast + thick,
      [0, 'frame-deep'],
      [0.4, 'frame-light'],
      [1, 'shadow'],
    )
    context.fillRect(mast - thick, -2, thick * 2, height * 0.82)
  }
}

function sail(brush: Brush, x: number, y: number, wide: number): void {
  const { context, height } = brush
  const drop = height * 0.2
  context.beginPath()
  context.moveTo(x - wide / 2, y)
  context.lineTo(x + wide / 2, y)
  context.quadraticCurveTo(x + wide * 0.42, y + drop * 0.6, x + wide * 0.48, y + drop)
  context.quadraticCurveTo(x, y + drop * 0.72, x - wide * 0.48, y + drop)
  context.quadraticCurveTo(x - wide * 0.42, y + drop * 0.6, x - wide / 2, y)
  context.fillStyle = brush.fade(y, y + drop, [0, 'trim-deep'], [0.5, 'cloud'], [1, 'far'])
  context.fill()
  context.fillStyle = colourOf('frame-deep')
  context.fillRect(x - wide * 0.56, y - 5, wide * 1.12, 8)
}
