import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, sky, stars, vignette } from '../pieces/light.ts'
import { hills, shape } from '../pieces/land.ts'
import { float, stand } from '../pieces/stand.ts'
import { bulb, garland } from '../pieces/cloth.ts'

/** The fair at night. */
export const carnival: Backdrop = {
  props: ['ferris-wheel', 'circus-tent', 'balloon', 'carousel-horse'],
  paint(brush, prop) {
    const { width, height, isTall, unit } = brush
    sky(brush, 0.72, 0.58)
    stars(brush, { count: 110, seed: 9, bottom: 0.5 })
    bursts(brush)
    hills(brush, [0.6, 0.56, 0.58, 0.55, 0.6], { high: 'far', low: 'near' })
    brush.shine(width / 2, height * 0.6, Math.max(width, height) * 0.5, 'horizon', 0.6)
    stand(brush, prop('ferris-wheel'), {
      x: isTall ? 0.16 : 0.09,
      y: isTall ? 0.7 : 0.64,
      size: isTall ? 0.44 : 0.5,
    })
    stand(brush, prop('circus-tent'), {
      x: isTall ? 0.84 : 0.91,
      y: isTall ? 0.71 : 0.66,
      size: isTall ? 0.4 : 0.42,
    })
    tent(brush, isTall ? 0.5 : 0.24, 0.66, 0.2)
    tent(brush, isTall ? 0.34 : 0.77, 0.65, 0.16)
    hills(brush, [0.64, 0.69, 0.7, 0.68, 0.65], { high: 'near', low: 'ground' })
    vignette(brush, 0.45)
    stand(brush, prop('carousel-horse'), {
      x: isTall ? 0.1 : 0.05,
      y: 0.84,
      size: 0.2,
      turns: true,
    })
    const colours = ['glow', 'line-b', 'line-c', 'line-e'] as const
    for (const [y, sag] of [
      [0.02, 0.1],
      [0.12, 0.1],
    ] as const) {
      garland(
        brush,
        { from: [-0.02, y], to: [1.02, y], sag, count: isTall ? 11 : 27 },
        (x, at, index) =>
          bulb(brush, x, at, unit * 0.01, colours[index % colours.length] ?? 'glow'),
      )
    }
    float(brush, prop('balloon'), { x: isTall ? 0.92 : 0.95, y: 0.8, size: 0.16 }, 0.2)
    float(brush, prop('balloon'), { x: isTall ? 0.83 : 0.9, y: 0.77, size: 0.11 }, 0.2)
    foot(brush, 0.78)
  },
}

/** Fireworks. */
function bursts(brush: Brush): void {
  const { context, width, height, unit } = brush
  const next = sow(5)
  for (const [x, y, size, colour] of [
    [0.24, 0.16, 0.16, 'line-a'],
    [0.72, 0.12, 0.2, 'line-c'],
    [0.9, 0.3, 0.13, 'line-b'],
    [0.08, 0.3, 0.11, 'line-d'],
    [0.48, 0.08, 0.12, 'line-e'],
  ] as const) {
    brush.shine(x * width, y * height, size * unit, colour, 0.5)
    for (let spark = 0; spark < 40; spark += 1) {
      const angle = (spark / 40) * Math.PI * 2
      const reach = size * unit * (0.55 + next() * 0.45)
      context.lineWidth = 1.6
      context.strokeStyle = colourOf(colour, 0.75)
      context.beginPath()
      context.moveTo(
        x * width + Math.cos(angle) * reach * 0.45,
        y * height + Math.sin(angle) * reach * 0.45,
      )
      context.lineTo(
        x * width + Math.cos(angle) * reach,
        y * height + Math.sin(angle) * reach + reach * 0.06,
      )
      context.stroke()
    }
  }
}

/** A striped pavilion; its width in shares of the shorter side. */
function tent(brush: Brush, x: number, y: number, size: number): void {
  const { context, width, height, unit } = brush
  const [middle, floor, half] = [x * width, y * height, size * unit * 0.5]
  for (let stripe = 0; stripe < 8; stripe += 1) {
    const [from, to] = [(stripe / 8 - 0.5) * 2, ((stripe + 1) / 8 - 0.5) * 2]
    const colour = colourOf(stripe % 2 === 0 ? 'middle' : 'light')
    shape(
      context,
      [
        [middle, floor - half * 1.9],
        [middle + from * half * 1.15, floor - half * 0.95],
        [middle + to * half * 1.15, floor - half * 0.95],
      ],
      colour,
    )
    shape(
      context,
      [
        [middle + from * half, floor - half * 0.95],
        [middle + to * half, floor - half * 0.95],
        [middle + to * half, floor],
        [middle + from * half, floor],
      ],
      colour,
    )
  }
  context.fillStyle = brush.across(
    middle - half,
    middle + half,
    [0, 'shadow', 0.6],
    [0.5, 'shadow', 0.05],
    [1, 'shadow', 0.6],
  )
  context.fillRect(middle - half * 1.15, floor - half * 1.9, half * 2.3, half * 1.9)
}
