import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, orb, sky } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { hills } from '../pieces/land.ts'
import { water } from '../pieces/water.ts'
import { stand } from '../pieces/stand.ts'
import { bough } from '../pieces/plants.ts'
import { pagoda } from '../pieces/built.ts'

/** Cherry trees by a pond, in the morning. */
export const blossomGarden: Backdrop = {
  props: ['lotus', 'swan'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    const pond = isTall ? 0.64 : 0.6
    sky(brush, pond, 0.6)
    orb(brush, width * 0.5, height * (isTall ? 0.1 : 0.2), brush.unit * 0.1, 5)
    mountain(brush, pond)
    haze(
      brush,
      [
        [0.2, 0.34, 0.1],
        [0.75, 0.36, 0.12],
      ],
      6,
      0.8,
    )
    hills(brush, [pond - 0.1, pond - 0.04, pond - 0.07, pond - 0.02, pond - 0.09], {
      high: 'middle',
      low: 'near',
    })
    pagoda(brush, {
      x: isTall ? 0.84 : 0.9,
      y: pond + 0.01,
      wide: isTall ? 0.2 : 0.18,
      levels: isTall ? 3 : 4,
      wall: 'frame',
      roof: 'near',
    })
    water(brush, { top: pond, high: 'sky-low', low: 'far', light: 0.5, seed: 4 })
    for (const [x, y, size] of [
      [0.08, 0.76, 0.12],
      [0.18, 0.8, 0.09],
      [0.9, 0.78, 0.11],
      [0.8, 0.82, 0.08],
    ] as const) {
      stand(brush, prop('lotus'), { x, y, size })
    }
    stand(brush, prop('swan'), { x: isTall ? 0.28 : 0.13, y: 0.72, size: 0.1 })
    const length = isTall ? 0.5 : 0.46
    bough(brush, { x: -0.01, y: 0.02, length, angle: 0.42, seed: 3 }, 'glow')
    bough(brush, { x: -0.02, y: 0.3, length: length * 0.7, angle: -0.1, seed: 8 }, 'glow')
    bough(brush, { x: 1.01, y: 0.04, length, angle: Math.PI - 0.42, seed: 5 }, 'glow')
    petals(brush)
    foot(brush, 0.76)
  },
}

/** A great mountain far away, with snow on top. */
function mountain({ context, width, height, fade }: Brush, floor: number): void {
  const [x, top, reach] = [width * 0.5, height * 0.16, Math.max(width * 0.42, height * 0.34)]
  context.beginPath()
  context.moveTo(x - reach, floor * height)
  context.quadraticCurveTo(x - reach * 0.3, height * 0.4, x - reach * 0.09, top)
  context.lineTo(x + reach * 0.09, top)
  context.quadraticCurveTo(x + reach * 0.3, height * 0.4, x + reach, floor * height)
  context.fillStyle = fade(
    top,
    floor * height,
    [0, 'cloud'],
    [0.28, 'cloud'],
    [0.34, 'far'],
    [1, 'horizon'],
  )
  context.fill()
}

function petals({ context, width, height, unit }: Brush): void {
  const next = sow(19)
  for (let petal = 0; petal < 60; petal += 1) {
    context.save()
    context.translate(next() * width, next() * height * 0.85)
    context.rotate(next() * Math.PI * 2)
    context.fillStyle = colourOf('glow', 0.55 + next() * 0.4)
    context.beginPath()
    context.ellipse(0, 0, unit * (0.005 + next() * 0.006), unit * 0.004, 0, 0, Math.PI * 2)
    context.fill()
    context.restore()
  }
}
