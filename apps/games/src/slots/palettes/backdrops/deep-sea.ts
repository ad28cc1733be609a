import type { Backdrop } from '../palette.ts'
import { foot, mist, motes, shafts, sky, vignette } from '../pieces/light.ts'
import { rocks } from '../pieces/land.ts'
import { bubbles } from '../pieces/water.ts'
import { float } from '../pieces/stand.ts'
import { crystals } from '../pieces/stone.ts'
import { weeds } from '../pieces/plants.ts'

/** The deep sea, lit only by its creatures. */
export const deepSea: Backdrop = {
  props: ['jellyfish', 'octopus'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    sky(brush, 1, 0.55)
    brush.shine(width / 2, height * 0.05, Math.max(width, height) * 0.5, 'cloud', 0.2)
    shafts(brush, { count: 6, seed: 9, alpha: 0.07, lean: 0.1 })
    rocks(brush, { top: 0.5, depth: 0.2, seed: 3, high: 'far', low: 'middle', rim: 0.12 })
    mist(brush, 0.62, 0.3, 'horizon', 0.4)
    rocks(brush, { top: 0.68, depth: 0.16, seed: 14, high: 'middle', low: 'ground', rim: 0.18 })
    crystals(brush, { x: 0.05, y: 0.96, size: 0.34, count: 5, seed: 2 }, ['cloud', 'far'])
    crystals(brush, { x: 0.96, y: 0.96, size: 0.3, count: 5, seed: 8 }, ['cloud', 'far'])
    weeds(brush, 18, 5, ['far', 'middle'])
    vignette(brush, 0.4)
    foot(brush, 0.82)
    motes(brush, { count: 60, seed: 33, bottom: 0.95 }, 'cloud', 0.006)
    motes(brush, { count: 14, seed: 12, top: 0.4, bottom: 0.95 }, 'medal', 0.012)
    for (const [x, y, size] of [
      [0.08, isTall ? 0.1 : 0.3, 0.17],
      [0.16, isTall ? 0.05 : 0.14, 0.09],
      [0.93, isTall ? 0.09 : 0.24, 0.14],
      [0.86, 0.56, 0.08],
      [0.12, 0.6, 0.07],
    ] as const) {
      float(brush, prop('jellyfish'), { x, y, size }, 0.55)
    }
    bubbles(brush, 26, 6)
  },
}
