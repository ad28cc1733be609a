import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, motes, orb, shafts, sky, stars, vignette } from '../pieces/light.ts'
import { hills } from '../pieces/land.ts'
import { float, stand } from '../pieces/stand.ts'
import { trunks } from '../pieces/plants.ts'

/** A fairy-tale forest at night with small lights. */
export const moonlitForest: Backdrop = {
  props: ['mushroom', 'owl'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    sky(brush, 0.75, 0.55)
    stars(brush, { count: 90, seed: 6, bottom: 0.4 })
    orb(brush, width * 0.5, height * (isTall ? 0.1 : 0.17), brush.unit * 0.11, 6)
    trunks(brush, { count: 16, seed: 21, bottom: 0.66, wide: 0.006, high: 'far', low: 'far' })
    mist(brush, 0.5, 0.5, 'horizon', 0.6)
    trunks(brush, { count: 9, seed: 4, bottom: 0.74, wide: 0.012, high: 'middle', low: 'near' })
    hills(brush, [0.62, 0.67, 0.65, 0.69, 0.62], { high: 'middle', low: 'near', rim: 0.3 })
    mist(brush, 0.66, 0.2, 'horizon', 0.35)
    trunks(brush, { count: 4, seed: 2, bottom: 0.9, wide: 0.03, high: 'near', low: 'ground' })
    crown(brush)
    hills(brush, [0.76, 0.83, 0.86, 0.83, 0.77], { high: 'near', low: 'ground', rim: 0.3 })
    vignette(brush, 0.4)
    for (const [x, y, size] of [
      [0.05, 0.84, 0.2],
      [0.13, 0.87, 0.12],
      [0.95, 0.83, 0.17],
      [0.87, 0.87, 0.1],
    ] as const) {
      brush.shine(x * width, (y - size * 0.4) * height, brush.unit * size, 'glow', 0.6)
      stand(brush, prop('mushroom'), { x, y, size })
    }
    float(brush, prop('owl'), { x: isTall ? 0.08 : 0.06, y: isTall ? 0.12 : 0.3, size: 0.13 }, 0.2)
    shafts(brush, { count: 5, seed: 3, alpha: 0.1, lean: 0.1 })
    motes(brush, { count: 70, seed: 12, top: 0.1, bottom: 0.9 }, 'glow', 0.008)
    foot(brush, 0.82)
  },
}

/** Leaves that hang in from above. */
function crown(brush: Brush): void {
  const { context, width, height, unit } = brush
  const next = sow(9)
  for (let clump = 0; clump < 70; clump += 1) {
    const x = next()
    const depth = Math.abs(x - 0.5) * 2
    const y = next() * 0.07 * (0.3 + depth ** 2 * 2.4)
    const radius = unit * (0.03 + next() * 0.05)
    const top = y * height - radius
    context.fillStyle = brush.fade(top, top + radius * 2, [0, 'middle'], [1, 'ground'])
    context.beginPath()
    context.arc(x * width, y * height, radius, 0, Math.PI * 2)
    context.fill()
  }
}
