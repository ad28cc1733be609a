import type { Backdrop } from '../palette.ts'
import { foot, mist, motes, orb, sky, stars, vignette } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { hills, rocks } from '../pieces/land.ts'
import { water } from '../pieces/water.ts'
import { stand } from '../pieces/stand.ts'
import { keep } from '../pieces/built.ts'

/** A castle over its lake, at dusk. */
export const castle: Backdrop = {
  props: ['evergreen-tree'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    const lake = isTall ? 0.64 : 0.62
    sky(brush, lake, 0.62)
    stars(brush, { count: 90, seed: 14, bottom: 0.36 })
    orb(brush, width * (isTall ? 0.78 : 0.86), height * 0.12, brush.unit * 0.07, 6)
    haze(
      brush,
      [
        [0.2, 0.26, 0.12],
        [0.6, 0.34, 0.1],
        [0.95, 0.3, 0.1],
      ],
      4,
      0.3,
    )
    rocks(brush, { top: 0.34, depth: 0.2, seed: 8, high: 'far', low: 'middle', rim: 0.3 })
    mist(brush, 0.52, 0.24, 'horizon', 0.5)
    hills(brush, [0.5, 0.58, 0.6, 0.61, 0.58, 0.52], { high: 'middle', low: 'near' })
    keep(brush, {
      x: isTall ? 0.2 : 0.12,
      y: isTall ? 0.24 : 0.55,
      wide: isTall ? 0.3 : 0.36,
      wall: 'cloud',
      dark: 'far',
      roof: 'medal',
    })
    if (isTall) hills(brush, [0.24, 0.22, 0.3, 0.6, 0.6], { high: 'middle', low: 'near' })
    else keep(brush, { x: 0.9, y: 0.54, wide: 0.24, wall: 'far', dark: 'middle', roof: 'medal' })
    water(brush, { top: lake, high: 'horizon', low: 'middle', light: 0.82, seed: 6 })
    hills(brush, [0.66, 0.78, 0.86, 0.8, 0.68], { high: 'near', low: 'ground' })
    vignette(brush, 0.4)
    for (const [x, y, size] of [
      [0.02, 0.74, 0.26],
      [0.1, 0.78, 0.17],
      [0.97, 0.76, 0.28],
      [0.89, 0.79, 0.16],
    ] as const) {
      stand(brush, prop('evergreen-tree'), { x, y, size })
    }
    motes(brush, { count: 24, seed: 5, top: 0.5, bottom: 0.9 }, 'glow', 0.006)
    foot(brush, 0.78)
  },
}
