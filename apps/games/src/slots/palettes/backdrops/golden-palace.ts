import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, motes, rays, sky, vignette } from '../pieces/light.ts'
import { float, stand } from '../pieces/stand.ts'
import { column, slabs } from '../pieces/stone.ts'
import { pagoda } from '../pieces/built.ts'

/** A palace in red and gold. */
export const goldenPalace: Backdrop = {
  props: ['dragon', 'red-paper-lantern'],
  paint(brush, prop) {
    const { context, width, height, isTall, unit } = brush
    sky(brush, 0.75, 0.5)
    brush.shine(width / 2, height * 0.36, Math.max(width, height) * 0.5, 'cloud', 0.75)
    rays(brush, width / 2, height * 0.36, 24, 0.09)
    pagoda(brush, {
      x: 0.5,
      y: 0.72,
      wide: isTall ? 0.9 : 0.7,
      levels: 3,
      wall: 'middle',
      roof: 'far',
    })
    mist(brush, 0.66, 0.26, 'cloud', 0.5)
    slabs(brush, 0.7, ['far', 'near'])
    const stone = { light: 'horizon', body: 'far', dark: 'near' } as const
    const thick = isTall ? unit * 0.13 : width * 0.055
    for (const x of isTall ? [0.02, 0.98] : [0.045, 0.17, 0.83, 0.955]) {
      pillar(brush, x * width, thick, stone)
    }
    beam(brush)
    vignette(brush, 0.5)
    for (const x of isTall ? [0.16, 0.84] : [0.108, 0.892]) {
      float(
        brush,
        prop('red-paper-lantern'),
        { x, y: isTall ? 0.15 : 0.24, size: isTall ? 0.13 : 0.16 },
        0.7,
      )
    }
    stand(brush, prop('dragon'), { x: isTall ? 0.12 : 0.107, y: 0.82, size: 0.24, turns: true })
    stand(brush, prop('dragon'), { x: isTall ? 0.88 : 0.893, y: 0.82, size: 0.24 })
    motes(brush, { count: 50, seed: 3, bottom: 0.85 }, 'glow', 0.007)
    context.globalAlpha = 1
    foot(brush, 0.78)
  },
}

/** Red lacquer with bands of gold. */
function pillar(brush: Brush, x: number, thick: number, stone: Parameters<typeof column>[2]): void {
  const { context, height, fade } = brush
  column(brush, { x, wide: thick, top: height * 0.12, bottom: height * 0.84 }, stone)
  for (const y of [0.14, 0.3, 0.64, 0.78]) {
    const high = thick * 0.3
    context.fillStyle = fade(
      y * height,
      y * height + high,
      [0, 'trim'],
      [0.5, 'trim-deep'],
      [1, 'trim'],
    )
    brush.panel(x - thick * 0.54, y * height, thick * 1.08, high, high * 0.2)
    context.fill()
  }
}

/** The roof over the hall: painted wood, with golden studs. */
function beam(brush: Brush): void {
  const { context, width, height, unit } = brush
  const low = height * 0.11
  context.fillStyle = brush.fade(0, low, [0, 'ground'], [0.5, 'middle'], [1, 'near'])
  context.fillRect(0, 0, width, low)
  const step = unit * 0.09
  for (let x = (width % step) / 2; x < width; x += step) {
    context.fillStyle = brush.fade(low * 0.3, low * 0.8, [0, 'trim'], [1, 'trim-deep'])
    context.beginPath()
    context.arc(x, low * 0.55, step * 0.2, 0, Math.PI * 2)
    context.fill()
    context.fillStyle = colourOf('label')
    context.beginPath()
    context.arc(x, low * 0.55, step * 0.1, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = brush.fade(low - 5, low + 3, [0, 'trim'], [1, 'trim-deep'])
  context.fillRect(0, low - 4, width, 7)
}
