import type { Backdrop } from '../palette.ts'
import { mist, shafts, sky, vignette } from '../pieces/light.ts'
import { rocks } from '../pieces/land.ts'
import { bubbles } from '../pieces/water.ts'
import { float, stand } from '../pieces/stand.ts'
import { weeds } from '../pieces/plants.ts'

/** A bright sea floor among corals. */
export const reef: Backdrop = {
  props: ['coral', 'spiral-shell', 'tropical-fish', 'blowfish', 'turtle'],
  paint(brush, prop) {
    const { context, width, height, fade, isTall } = brush
    sky(brush, 0.85, 0.5)
    brush.shine(width / 2, -height * 0.1, Math.max(width, height) * 0.7, 'light', 0.75)
    shafts(brush, { count: 9, seed: 4, alpha: 0.3, lean: 0.2 })
    rocks(brush, { top: 0.42, depth: 0.14, seed: 12, high: 'middle', low: 'near', rim: 0.25 })
    mist(brush, 0.55, 0.3, 'sky-low', 0.55)
    rocks(brush, { top: 0.6, depth: 0.12, seed: 31, high: 'near', low: 'ground', rim: 0.3 })
    weeds(brush, 26, 8, ['middle', 'far', 'near'])
    context.fillStyle = fade(
      height * 0.8,
      height,
      [0, 'near', 0],
      [0.5, 'near', 0.7],
      [1, 'ground'],
    )
    context.fillRect(0, height * 0.8, width, height * 0.2)
    vignette(brush, 0.45)
    const size = isTall ? 0.3 : 0.26
    stand(brush, prop('coral'), { x: 0.06, y: 0.86, size: size * 1.2 })
    stand(brush, prop('coral'), { x: 0.95, y: 0.84, size, turns: true })
    stand(brush, prop('coral'), { x: 0.86, y: 0.9, size: size * 0.6 })
    stand(brush, prop('spiral-shell'), { x: 0.15, y: 0.92, size: size * 0.4 })
    float(brush, prop('tropical-fish'), { x: 0.07, y: isTall ? 0.12 : 0.34, size: 0.11 }, 0)
    float(brush, prop('tropical-fish'), { x: 0.13, y: isTall ? 0.07 : 0.22, size: 0.07 }, 0)
    float(brush, prop('turtle'), { x: 0.92, y: isTall ? 0.1 : 0.3, size: 0.15, turns: true }, 0)
    float(brush, prop('blowfish'), { x: 0.9, y: 0.66, size: 0.09 }, 0)
    bubbles(brush, 46, 21)
  },
}
