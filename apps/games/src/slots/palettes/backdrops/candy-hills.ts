import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, rays, sky } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { hills } from '../pieces/land.ts'
import { stand } from '../pieces/stand.ts'

/** Hills of icing and sugar. */
export const candyHills: Backdrop = {
  props: ['lollipop', 'candy', 'doughnut', 'cupcake'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    const down = isTall ? 0.12 : 0
    sky(brush, 0.55 + down, 0.55)
    rays(brush, width * 0.5, height * 0.5, 22, 0.16)
    rainbow(brush)
    haze(
      brush,
      [
        [0.12, 0.12, 0.12],
        [0.46, 0.06, 0.09],
        [0.9, 0.16, 0.13],
        [0.7, 0.3, 0.08],
      ],
      9,
      0.9,
    )
    const at = (tops: readonly number[]) => tops.map((one) => one + down)
    hills(brush, at([0.5, 0.42, 0.5, 0.4, 0.48]), { high: 'cloud', low: 'far', rim: 0.5 })
    hills(brush, at([0.52, 0.56, 0.48, 0.57, 0.47]), { high: 'far', low: 'middle', rim: 0.5 })
    stand(brush, prop('lollipop'), { x: 0.08, y: 0.62 + down, size: 0.32 })
    stand(brush, prop('lollipop'), { x: 0.17, y: 0.6 + down, size: 0.2 })
    stand(brush, prop('lollipop'), { x: 0.93, y: 0.6 + down, size: 0.3, turns: true })
    stand(brush, prop('cupcake'), { x: 0.85, y: 0.62 + down, size: 0.17 })
    icing(brush, 0.6 + down)
    stand(brush, prop('doughnut'), { x: 0.05, y: 0.74 + down, size: 0.16 })
    stand(brush, prop('candy'), { x: 0.95, y: 0.73 + down, size: 0.14 })
    foot(brush, 0.74)
  },
}

function rainbow(brush: Brush): void {
  const { context, width, height } = brush
  const colours = ['line-a', 'line-e', 'trim', 'line-c', 'line-b', 'line-d'] as const
  const radius = Math.max(width, height) * 0.42
  context.lineWidth = radius * 0.045
  for (const [index, colour] of colours.entries()) {
    context.strokeStyle = colourOf(colour, 0.3)
    context.beginPath()
    context.arc(width / 2, height * 0.62, radius * (1 - index * 0.045), Math.PI, 0)
    context.stroke()
  }
}

/** The nearest hill, on which icing runs down. */
function icing(brush: Brush, y: number): void {
  const { context, width, height, unit } = brush
  hills(brush, [y, y + 0.05, y, y + 0.04, y - 0.01], { high: 'near', low: 'ground', rim: 0.4 })
  const next = sow(4)
  const step = unit * 0.09
  const top = (x: number) => (y + 0.02 + Math.sin((x / width) * 9) * 0.012) * height
  context.beginPath()
  context.moveTo(-step, top(0))
  for (let x = -step; x < width + step; x += step) {
    const drop = unit * (0.03 + next() * 0.07)
    context.bezierCurveTo(
      x,
      top(x) + drop * 1.4,
      x + step,
      top(x) + drop * 1.4,
      x + step,
      top(x + step) + unit * 0.01,
    )
  }
  context.lineTo(width + step, top(width) - unit * 0.03)
  context.quadraticCurveTo(width / 2, top(width / 2) - unit * 0.1, -step, top(0) - unit * 0.03)
  context.fillStyle = brush.fade((y - 0.04) * height, (y + 0.14) * height, [0, 'cloud'], [1, 'far'])
  context.fill()
  for (let sprinkle = 0; sprinkle < 90; sprinkle += 1) {
    const x = next() * width
    const colours = ['line-b', 'line-c', 'line-d', 'line-e', 'glow'] as const
    context.save()
    context.translate(x, top(x) + (next() - 0.2) * unit * 0.035)
    context.rotate(next() * Math.PI)
    context.fillStyle = colourOf(colours[sprinkle % colours.length] ?? 'glow')
    brush.panel(0, 0, unit * 0.018, unit * 0.006, unit * 0.003)
    context.fill()
    context.restore()
  }
}
