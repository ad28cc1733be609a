import { colourOf } from '../colours.ts'
import type { Backdrop } from '../palette.ts'
import { foot, motes, sky, vignette } from '../pieces/light.ts'
import { stand } from '../pieces/stand.ts'
import { arcade } from '../pieces/stone.ts'
import { boards, shelves } from '../pieces/built.ts'
import { bulb } from '../pieces/cloth.ts'

/** An old library by lamplight. */
export const library: Backdrop = {
  props: ['globe-showing-europe-africa', 'candle', 'owl'],
  paint(brush, prop) {
    const { context, width, height, isTall } = brush
    sky(brush, 0.9, 0.5)
    const spines = [
      'label',
      'label-deep',
      'frame',
      'frame-deep',
      'horizon',
      'middle',
      'trim-deep',
    ] as const
    const floor = height * 0.76
    const rows = isTall ? 8 : 7
    shelves(brush, { left: 0, right: width, top: 0, bottom: floor, rows, seed: 5 }, spines)
    brush.shine(width / 2, height * 0.3, Math.max(width, height) * 0.5, 'cloud', 0.35)
    arcade(
      brush,
      { top: 0, spring: 0.22, bottom: 0.76, count: isTall ? 2 : 4, pier: 0.16 },
      { light: 'frame', body: 'frame-deep', dark: 'ground' },
    )
    boards(brush, 0.76, ['near', 'ground'])
    const lamps = isTall ? [0.25, 0.75] : [0.125, 0.375, 0.625, 0.875]
    for (const x of lamps) {
      context.fillStyle = colourOf('trim-deep')
      context.fillRect(x * width - 1, 0, 2, height * 0.1)
      bulb(brush, x * width, height * 0.1, brush.unit * 0.022, 'glow')
      brush.shine(x * width, height * 0.14, brush.unit * 0.4, 'glow', 0.4)
    }
    vignette(brush, 0.45)
    stand(brush, prop('globe-showing-europe-africa'), {
      x: isTall ? 0.12 : 0.07,
      y: 0.86,
      size: 0.2,
    })
    stand(brush, prop('owl'), { x: isTall ? 0.9 : 0.95, y: 0.85, size: 0.17 })
    stand(brush, prop('candle'), { x: isTall ? 0.78 : 0.89, y: 0.87, size: 0.12 })
    motes(brush, { count: 36, seed: 9, bottom: 0.8 }, 'glow', 0.005)
    foot(brush, 0.8)
  },
}
