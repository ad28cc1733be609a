import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, orb, rays, sky } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { hills } from '../pieces/land.ts'
import { water, wave } from '../pieces/water.ts'
import { float, stand } from '../pieces/stand.ts'
import { palm } from '../pieces/plants.ts'

/** A bay under palms, at noon. */
export const palmBay: Backdrop = {
  props: ['sailboat', 'parrot'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    const sea = isTall ? 0.5 : 0.46
    sky(brush, sea, 0.62)
    rays(brush, width * 0.76, height * 0.1, 16, 0.1)
    orb(brush, width * 0.76, height * 0.1, brush.unit * 0.06, 7)
    haze(
      brush,
      [
        [0.2, 0.12, 0.11],
        [0.5, 0.2, 0.08],
        [0.9, 0.3, 0.12],
        [0.05, 0.34, 0.1],
      ],
      3,
      0.8,
    )
    hills(brush, [sea - 0.05, sea - 0.12, sea - 0.03, sea, sea - 0.01, sea - 0.09, sea - 0.02], {
      high: 'far',
      low: 'middle',
    })
    water(brush, { top: sea, high: 'middle', low: 'near', light: 0.76, seed: 7 })
    stand(brush, prop('sailboat'), { x: isTall ? 0.88 : 0.9, y: sea + 0.04, size: 0.1 })
    for (const [y, swing] of [
      [0.72, 0.006],
      [0.76, 0.008],
    ] as const) {
      wave(brush, { y, swing, length: 2.4, high: 'middle', low: 'near' })
    }
    beach(brush)
    palm(brush, {
      x: 0.04,
      y: 1.04,
      tall: isTall ? 0.42 : 0.86,
      lean: 0.16,
      trunk: 'trim-deep',
      leaf: 'far',
    })
    palm(brush, {
      x: 0.0,
      y: 1.06,
      tall: isTall ? 0.3 : 0.64,
      lean: 0.1,
      trunk: 'trim-deep',
      leaf: 'far',
    })
    palm(brush, {
      x: 0.97,
      y: 1.05,
      tall: isTall ? 0.38 : 0.78,
      lean: -0.14,
      trunk: 'trim-deep',
      leaf: 'far',
    })
    float(brush, prop('parrot'), { x: 0.94, y: 0.8, size: 0.14, turns: true }, 0)
    foot(brush, 0.86)
  },
}

function beach(brush: Brush): void {
  const { context, width, height } = brush
  context.beginPath()
  context.moveTo(0, height * 0.8)
  context.bezierCurveTo(width * 0.3, height * 0.76, width * 0.6, height * 0.9, width, height * 0.8)
  context.lineTo(width, height)
  context.lineTo(0, height)
  context.fillStyle = brush.fade(
    height * 0.78,
    height,
    [0, 'light'],
    [0.3, 'frame-light'],
    [1, 'frame'],
  )
  context.fill()
  context.lineWidth = 5
  context.strokeStyle = colourOf('cloud', 0.8)
  context.stroke()
}
