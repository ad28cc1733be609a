import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, orb, rays, sky, stars } from '../pieces/light.ts'
import { dune, shape } from '../pieces/land.ts'
import { stand } from '../pieces/stand.ts'

/** Sand and pyramids under an evening sky. */
export const dunes: Backdrop = {
  props: ['camel', 'palm-tree'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    const down = isTall ? 0.1 : 0
    sky(brush, 0.56 + down, 0.6)
    stars(brush, { count: 60, seed: 5, bottom: 0.28 })
    rays(brush, width * 0.5, height * (0.42 + down), 20, 0.07)
    orb(brush, width * 0.5, height * (0.42 + down), brush.unit * 0.16, 5)
    pyramid(brush, 0.13, 0.54 + down, 0.36)
    pyramid(brush, 0.9, 0.56 + down, 0.46)
    pyramid(brush, 0.3, 0.55 + down, 0.18)
    mist(brush, 0.54 + down, 0.2, 'horizon', 0.7)
    const at = (tops: readonly number[]) => tops.map((one) => one + down)
    dune(brush, {
      tops: at([0.56, 0.52, 0.56, 0.55, 0.52, 0.57]),
      crest: 0.3,
      high: 'middle',
      low: 'far',
    })
    dune(brush, {
      tops: at([0.6, 0.64, 0.6, 0.58, 0.63]),
      crest: 0.72,
      high: 'middle',
      low: 'near',
    })
    stand(brush, prop('camel'), { x: isTall ? 0.12 : 0.11, y: 0.665 + down, size: 0.13 })
    stand(brush, prop('camel'), { x: isTall ? 0.24 : 0.16, y: 0.66 + down, size: 0.1 })
    stand(brush, prop('palm-tree'), { x: 0.93, y: 0.67 + down, size: 0.24 })
    stand(brush, prop('palm-tree'), { x: 0.87, y: 0.66 + down, size: 0.16, turns: true })
    dune(brush, {
      tops: at([0.7, 0.66, 0.72, 0.74, 0.68, 0.7]),
      crest: 0.24,
      high: 'far',
      low: 'near',
    })
    foot(brush, 0.7)
  },
}

/** A lit and a shaded side; width in shares of the shorter side. */
function pyramid(brush: Brush, x: number, y: number, wide: number): void {
  const { context, width, height, unit, fade } = brush
  const [middle, floor, half] = [x * width, y * height, (wide * unit) / 2]
  const top = floor - half * 1.15
  const ridge = middle + half * 0.3
  shape(
    context,
    [
      [middle - half, floor],
      [middle, top],
      [ridge, floor],
    ],
    fade(top, floor, [0, 'light'], [1, 'middle']),
  )
  shape(
    context,
    [
      [ridge, floor],
      [middle, top],
      [middle + half, floor],
    ],
    fade(top, floor, [0, 'near'], [1, 'far']),
  )
}
