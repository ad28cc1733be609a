import { colourOf, type Colour } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, orb, rays, sky } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { dune, shape } from '../pieces/land.ts'
import { stand } from '../pieces/stand.ts'

/** Red rocks of the far west. */
export const mesa: Backdrop = {
  props: ['cactus', 'horse'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    const down = isTall ? 0.1 : 0
    sky(brush, 0.58 + down, 0.58)
    rays(brush, width * 0.2, height * 0.12, 16, 0.09)
    orb(brush, width * 0.2, height * 0.12, brush.unit * 0.07, 6)
    haze(
      brush,
      [
        [0.5, 0.1, 0.1],
        [0.85, 0.18, 0.12],
        [0.7, 0.06, 0.07],
      ],
      5,
      0.7,
    )
    table(brush, { x: 0.3, wide: 0.2, top: 0.36 + down, bottom: 0.58 + down }, ['horizon', 'far'])
    table(brush, { x: 0.66, wide: 0.14, top: 0.34 + down, bottom: 0.58 + down }, ['horizon', 'far'])
    mist(brush, 0.55 + down, 0.2, 'horizon', 0.6)
    table(brush, { x: 0.06, wide: 0.26, top: 0.26 + down, bottom: 0.64 + down }, ['far', 'near'])
    table(brush, { x: 0.94, wide: 0.22, top: 0.2 + down, bottom: 0.64 + down }, ['far', 'near'])
    table(brush, { x: 0.81, wide: 0.07, top: 0.36 + down, bottom: 0.62 + down }, ['far', 'near'])
    const at = (tops: readonly number[]) => tops.map((one) => one + down)
    dune(brush, { tops: at([0.6, 0.57, 0.6, 0.58, 0.6]), crest: 0.4, high: 'horizon', low: 'far' })
    dune(brush, {
      tops: at([0.66, 0.64, 0.68, 0.65, 0.66]),
      crest: 0.7,
      high: 'far',
      low: 'middle',
    })
    for (const [x, y, size] of [
      [0.05, 0.76, 0.26],
      [0.15, 0.7, 0.13],
      [0.95, 0.75, 0.22],
      [0.86, 0.7, 0.11],
    ] as const) {
      stand(brush, prop('cactus'), { x, y: y + down * 0.6, size })
    }
    stand(brush, prop('horse'), { x: isTall ? 0.3 : 0.86, y: 0.82, size: 0.16 })
    foot(brush, 0.74)
  },
}

interface Table {
  readonly x: number
  readonly wide: number
  readonly top: number
  readonly bottom: number
}

/** A flat-topped rock in layers, lit from the left. */
function table(
  brush: Brush,
  { x, wide, top, bottom }: Table,
  [lit, dark]: readonly [Colour, Colour],
) {
  const { context, width, height, across } = brush
  const half = (wide * Math.max(width, height * 0.7)) / 2
  const [middle, high, low] = [x * width, top * height, bottom * height]
  const next = sow(Math.round(x * 97))
  const layers = 7
  let out = half * 0.62
  for (let layer = 0; layer < layers; layer += 1) {
    const [from, to] = [
      high + ((low - high) * layer) / layers,
      high + ((low - high) * (layer + 1)) / layers,
    ]
    const wider = out + half * (layer > 3 ? 0.16 : 0.02 + next() * 0.04)
    shape(
      context,
      [
        [middle - out, from],
        [middle + out, from],
        [middle + wider, to + 1],
        [middle - wider, to + 1],
      ],
      across(middle - wider, middle + wider, [0, lit], [0.42, lit], [0.6, dark], [1, dark]),
    )
    context.fillStyle = colourOf(layer % 2 === 0 ? 'light' : 'shadow', 0.1)
    context.fill()
    out = wider
  }
  for (let crack = 0; crack < 9; crack += 1) {
    const at = middle + (next() - 0.5) * half * 1.1
    context.fillStyle = colourOf('shadow', 0.16)
    context.fillRect(at, high + 2, half * 0.03, (low - high) * (0.3 + next() * 0.35))
  }
}
