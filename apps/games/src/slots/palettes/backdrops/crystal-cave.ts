import type { Backdrop } from '../palette.ts'
import { foot, mist, motes, sky, vignette } from '../pieces/light.ts'
import { ceiling, rocks } from '../pieces/land.ts'
import { water } from '../pieces/water.ts'
import { crystals } from '../pieces/stone.ts'

/** A cave of crystals that shine by themselves. */
export const crystalCave: Backdrop = {
  props: [],
  paint(brush) {
    const { width, height, isTall } = brush
    sky(brush, 1, 0.5)
    brush.shine(width / 2, height * 0.42, Math.max(width, height) * 0.5, 'horizon', 0.95)
    brush.shine(width / 2, height * 0.4, Math.max(width, height) * 0.22, 'cloud', 0.6)
    rocks(brush, { top: 0.5, depth: 0.16, seed: 4, high: 'far', low: 'middle', rim: 0.3 })
    const size = isTall ? 0.42 : 0.5
    crystals(brush, { x: 0.24, y: 0.72, size: size * 0.6, count: 5, seed: 9 }, ['far', 'middle'])
    crystals(brush, { x: 0.78, y: 0.72, size: size * 0.66, count: 5, seed: 3 }, ['far', 'middle'])
    mist(brush, 0.66, 0.3, 'horizon', 0.45)
    water(brush, { top: 0.72, high: 'middle', low: 'near', light: 0.5, seed: 12 })
    ceiling(brush, 0.34, 7, { high: 'near', low: 'ground', rim: 0 })
    crystals(brush, { x: 0.03, y: 0.1, size: size * 0.5, count: 4, seed: 5, aim: 0.42 }, [
      'cloud',
      'far',
    ])
    crystals(brush, { x: 0.97, y: 0.1, size: size * 0.5, count: 4, seed: 6, aim: -0.42 }, [
      'cloud',
      'far',
    ])
    rocks(brush, { top: 0.8, depth: 0.1, seed: 19, high: 'near', low: 'ground', rim: 0.25 })
    vignette(brush, 0.5)
    crystals(brush, { x: 0.05, y: 0.86, size, count: 7, seed: 2, aim: 0.02 }, ['cloud', 'far'])
    crystals(brush, { x: 0.95, y: 0.86, size, count: 7, seed: 11, aim: -0.02 }, ['cloud', 'far'])
    crystals(brush, { x: 0.16, y: 0.88, size: size * 0.4, count: 5, seed: 7 }, [
      'medal',
      'medal-deep',
    ])
    crystals(brush, { x: 0.85, y: 0.88, size: size * 0.36, count: 5, seed: 8 }, [
      'medal',
      'medal-deep',
    ])
    motes(brush, { count: 50, seed: 15, bottom: 0.9 }, 'glow', 0.007)
    foot(brush, 0.82)
  },
}
