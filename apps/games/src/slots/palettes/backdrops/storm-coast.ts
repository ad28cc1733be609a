import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, sky, vignette } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { shape } from '../pieces/land.ts'
import { water, wave } from '../pieces/water.ts'
import { stand } from '../pieces/stand.ts'

/** Cliffs and a light in the storm. */
export const stormCoast: Backdrop = {
  props: ['sailboat'],
  paint(brush, prop) {
    const { isTall } = brush
    const sea = isTall ? 0.58 : 0.54
    sky(brush, sea, 0.6)
    haze(
      brush,
      [
        [0.1, 0.06, 0.16],
        [0.4, 0.1, 0.14],
        [0.7, 0.05, 0.17],
        [0.95, 0.14, 0.15],
        [0.25, 0.2, 0.12],
      ],
      7,
      0.16,
    )
    bolt(brush, isTall ? 0.22 : 0.16)
    beacon(brush, isTall ? 0.86 : 0.9, isTall ? 0.3 : 0.34)
    water(brush, { top: sea, high: 'horizon', low: 'far', light: 0.2, seed: 9 })
    cliff(brush, 1, isTall ? 0.3 : 0.34)
    cliff(brush, 0, 0.52)
    stand(brush, prop('sailboat'), { x: isTall ? 0.34 : 0.13, y: sea + 0.09, size: 0.13 })
    for (const [y, swing, length] of [
      [0.66, 0.012, 2.2],
      [0.74, 0.016, 1.7],
      [0.83, 0.02, 1.3],
    ] as const) {
      wave(brush, { y, swing, length, high: 'far', low: 'near' })
    }
    rain(brush)
    vignette(brush, 0.5)
    foot(brush, 0.78)
  },
}

function bolt(brush: Brush, x: number): void {
  const { context, width, height, unit } = brush
  const next = sow(3)
  brush.shine(x * width, height * 0.12, unit * 0.7, 'light', 0.5)
  const points: [number, number][] = [[x * width, 0]]
  for (let step = 1; step < 9; step += 1) {
    points.push([x * width + (next() - 0.5) * unit * 0.12, (step / 9) * height * 0.5])
  }
  for (const [thick, alpha] of [
    [9, 0.2],
    [4, 0.5],
    [1.8, 1],
  ] as const) {
    context.lineWidth = thick
    context.strokeStyle = colourOf('light', alpha)
    context.beginPath()
    for (const [pointX, pointY] of points) context.lineTo(pointX, pointY)
    context.stroke()
  }
}

/** A lighthouse and its beams. */
function beacon(brush: Brush, x: number, y: number): void {
  const { context, width, height, unit } = brush
  const [middle, floor, wide] = [x * width, y * height, unit * 0.075]
  const top = floor - unit * 0.22
  for (const side of [-1, 1]) {
    const beam = context.createLinearGradient(middle, top, middle + side * width * 0.6, top)
    beam.addColorStop(0, colourOf('glow', 0.6))
    beam.addColorStop(1, colourOf('glow', 0))
    shape(
      context,
      [
        [middle, top],
        [middle + side * width * 0.6, top - height * 0.09],
        [middle + side * width * 0.6, top + height * 0.06],
      ],
      beam,
    )
  }
  for (let band = 0; band < 5; band += 1) {
    const [from, to] = [top + ((floor - top) * band) / 5, top + ((floor - top) * (band + 1)) / 5]
    const [thin, thick] = [wide * (0.34 + band * 0.04), wide * (0.38 + band * 0.04)]
    const colour = band % 2 === 0 ? 'label' : 'cloud'
    shape(
      context,
      [
        [middle - thin, from],
        [middle + thin, from],
        [middle + thick, to],
        [middle - thick, to],
      ],
      brush.across(middle - thick, middle + thick, [0, colour], [0.5, colour], [1, 'shadow']),
    )
  }
  brush.shine(middle, top - wide * 0.2, unit * 0.3, 'glow', 0.9)
  context.fillStyle = colourOf('glow')
  context.fillRect(middle - wide * 0.25, top - wide * 0.45, wide * 0.5, wide * 0.45)
  shape(
    context,
    [
      [middle - wide * 0.36, top - wide * 0.45],
      [middle, top - wide * 0.9],
      [middle + wide * 0.36, top - wide * 0.45],
    ],
    colourOf('label-deep'),
  )
}

/** Rock at one side, down into the water. */
function cliff(brush: Brush, side: 0 | 1, top: number): void {
  const { context, width, height } = brush
  const next = sow(side + 4)
  const reach = width * (brush.isTall ? 0.34 : 0.22)
  const at = (share: number) => (side === 0 ? share * reach : width - share * reach)
  const points: [number, number][] = [[at(-0.1), top * height]]
  for (let step = 0; step <= 12; step += 1) {
    const share = step / 12
    points.push([
      at(0.45 + share * 0.5 + (next() - 0.5) * 0.12),
      (top + (0.86 - top) * share ** 1.2 + next() * 0.015) * height,
    ])
  }
  points.push([at(-0.1), height])
  shape(
    context,
    points,
    brush.fade(
      top * height,
      height * 0.85,
      [0, 'horizon'],
      [0.15, 'middle'],
      [0.6, 'near'],
      [1, 'ground'],
    ),
  )
  context.lineWidth = 2
  context.strokeStyle = colourOf('light', 0.35)
  context.stroke()
}

function rain({ context, width, height, unit }: Brush): void {
  const next = sow(44)
  context.lineWidth = 1
  context.strokeStyle = colourOf('light', 0.22)
  context.beginPath()
  for (let drop = 0; drop < 170; drop += 1) {
    const [x, y, long] = [next() * width * 1.1, next() * height, unit * (0.02 + next() * 0.04)]
    context.moveTo(x, y)
    context.lineTo(x - long * 0.3, y + long)
  }
  context.stroke()
}
