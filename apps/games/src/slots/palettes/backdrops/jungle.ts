import type { Backdrop } from '../palette.ts'
import { foot, mist, motes, shafts, sky, vignette } from '../pieces/light.ts'
import { hills } from '../pieces/land.ts'
import { float, stand } from '../pieces/stand.ts'
import { thicket, trunks } from '../pieces/plants.ts'

/** Sunlit jungle with ruins. */
export const jungle: Backdrop = {
  props: ['monkey', 'hibiscus'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    sky(brush, 0.6, 0.5)
    brush.shine(width * 0.5, height * 0.28, Math.max(width, height) * 0.45, 'cloud', 0.8)
    trunks(brush, { count: 13, seed: 3, bottom: 0.7, wide: 0.009, high: 'far', low: 'middle' })
    mist(brush, 0.4, 0.5, 'horizon', 0.45)
    hills(brush, [0.56, 0.6, 0.58, 0.63, 0.57, 0.6], { high: 'middle', low: 'near' })
    shafts(brush, { count: 7, seed: 8, alpha: 0.24, lean: 0.3 })
    trunks(brush, { count: 5, seed: 12, bottom: 0.86, wide: 0.022, high: 'near', low: 'ground' })
    hills(brush, [0.74, 0.8, 0.78, 0.82, 0.75], { high: 'near', low: 'ground' })
    thicket(brush, 5, ['far', 'near'])
    thicket(brush, 18, ['middle', 'ground'])
    stand(brush, prop('hibiscus'), { x: 0.06, y: 0.84, size: 0.12 })
    stand(brush, prop('hibiscus'), { x: 0.95, y: 0.8, size: 0.1 })
    float(
      brush,
      prop('monkey'),
      { x: isTall ? 0.9 : 0.93, y: isTall ? 0.13 : 0.42, size: 0.13, turns: true },
      0,
    )
    motes(brush, { count: 30, seed: 4, bottom: 0.8 }, 'glow', 0.007)
    vignette(brush, 0.5)
    foot(brush, 0.78)
  },
}
