import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, motes, orb, rays, sky } from '../pieces/light.ts'
import { bank } from '../pieces/clouds.ts'
import { shape } from '../pieces/land.ts'
import { float } from '../pieces/stand.ts'
import { column } from '../pieces/stone.ts'

/** A temple above the clouds. */
export const cloudTemple: Backdrop = {
  props: ['eagle'],
  paint(brush, prop) {
    const { width, height, isTall, unit } = brush
    sky(brush, 0.7, 0.62)
    rays(brush, width * 0.5, height * 0.24, 20, 0.16)
    orb(brush, width * 0.5, height * 0.24, unit * 0.1, 7)
    bank(brush, { y: 0.5, size: 0.07, seed: 4, high: 'cloud', low: 'far' })
    temple(brush, isTall ? 0.5 : 0.13, isTall ? 0.62 : 0.56, isTall ? 0.34 : 0.2)
    if (!isTall) temple(brush, 0.88, 0.54, 0.15)
    bank(brush, { y: 0.62, size: 0.06, seed: 9, high: 'cloud', low: 'middle' })
    const stone = { light: 'cloud', body: 'far', dark: 'near' } as const
    const wide = isTall ? unit * 0.11 : width * 0.05
    for (const x of [isTall ? 0.01 : 0.03, isTall ? 0.99 : 0.97]) {
      column(brush, { x: x * width, wide, top: height * 0.06, bottom: height * 0.82 }, stone)
    }
    float(
      brush,
      prop('eagle'),
      { x: isTall ? 0.86 : 0.9, y: isTall ? 0.12 : 0.2, size: 0.13, turns: true },
      0,
    )
    bank(brush, { y: 0.77, size: 0.06, seed: 15, high: 'cloud', low: 'near' })
    motes(brush, { count: 34, seed: 6, bottom: 0.8 }, 'glow', 0.008)
    foot(brush, 0.78)
  },
}

/** A front of columns with its gable; its width in shares of the longer side. */
function temple(brush: Brush, x: number, y: number, size: number): void {
  const { context, width, height } = brush
  const wide = size * Math.max(width, height)
  const [middle, floor, tall] = [x * width, y * height, wide * 0.6]
  const stone = { light: 'cloud', body: 'far', dark: 'middle' } as const
  context.fillStyle = colourOf('near', 0.55)
  context.fillRect(middle - wide * 0.42, floor - tall, wide * 0.84, tall)
  for (let post = 0; post < 6; post += 1) {
    const at = middle + (post / 5 - 0.5) * wide * 0.84
    column(brush, { x: at, wide: wide * 0.07, top: floor - tall * 0.9, bottom: floor }, stone)
  }
  context.fillStyle = brush.fade(floor - tall * 1.12, floor - tall * 0.92, [0, 'cloud'], [1, 'far'])
  context.fillRect(middle - wide * 0.52, floor - tall * 1.06, wide * 1.04, tall * 0.14)
  const gable = [
    [middle - wide * 0.56, floor - tall * 1.06],
    [middle, floor - tall * 1.5],
    [middle + wide * 0.56, floor - tall * 1.06],
  ] as const
  shape(context, gable, brush.fade(floor - tall * 1.5, floor - tall, [0, 'cloud'], [1, 'middle']))
  context.lineWidth = 3
  context.strokeStyle = colourOf('trim')
  context.stroke()
  for (let step = 0; step < 3; step += 1) {
    const out = wide * (0.52 + step * 0.05)
    context.fillStyle = brush.fade(
      floor + step * 8,
      floor + step * 8 + 9,
      [0, 'cloud'],
      [1, 'middle'],
    )
    context.fillRect(middle - out, floor + step * 8, out * 2, 9)
  }
}
