import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, motes, sky, vignette } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { rocks } from '../pieces/land.ts'

/** A volcano at night. */
export const volcano: Backdrop = {
  props: [],
  paint(brush) {
    const { context, width, height, isTall } = brush
    const down = isTall ? 0.1 : 0
    const [peakX, peakY] = [width * 0.5, height * (0.13 + down * 0.3)]
    sky(brush, 0.7 + down, 0.6)
    brush.shine(peakX, peakY, Math.max(width, height) * 0.55, 'horizon', 0.75)
    haze(
      brush,
      [
        [0.4, 0.04, 0.12],
        [0.6, 0.02, 0.14],
        [0.25, 0.08, 0.12],
        [0.8, 0.1, 0.13],
      ],
      6,
      0.2,
    )
    const reach = Math.max(width * 0.5, height * 0.42)
    context.beginPath()
    context.moveTo(peakX - reach * 1.25, height * (0.7 + down))
    context.quadraticCurveTo(peakX - reach * 0.3, height * 0.5, peakX - reach * 0.13, peakY)
    context.quadraticCurveTo(peakX, peakY + reach * 0.05, peakX + reach * 0.13, peakY)
    context.quadraticCurveTo(
      peakX + reach * 0.3,
      height * 0.5,
      peakX + reach * 1.25,
      height * (0.7 + down),
    )
    context.fillStyle = brush.fade(peakY, height * 0.7, [0, 'far'], [0.5, 'middle'], [1, 'near'])
    context.fill()
    lava(brush, peakX, peakY, reach)
    rocks(brush, { top: 0.5 + down, depth: 0.2, seed: 17, high: 'far', low: 'near', rim: 0.08 })
    brush.shine(0, height * 0.72, Math.max(width, height) * 0.3, 'horizon', 0.5)
    brush.shine(width, height * 0.72, Math.max(width, height) * 0.3, 'horizon', 0.5)
    rocks(brush, {
      top: 0.66 + down,
      depth: 0.14,
      seed: 5,
      high: 'middle',
      low: 'ground',
      rim: 0.12,
    })
    river(brush, 0.8)
    motes(brush, { count: 90, seed: 10, bottom: 0.85 }, 'horizon', 0.007)
    vignette(brush, 0.55)
    foot(brush, 0.84)
  },
}

/** Lava fountains at the top, and streams down the sides. */
function lava(brush: Brush, x: number, y: number, reach: number): void {
  const { context } = brush
  const next = sow(23)
  brush.shine(x, y, reach * 0.5, 'cloud', 0.9)
  context.lineCap = 'round'
  for (let jet = 0; jet < 34; jet += 1) {
    const throwX = (next() - 0.5) * reach * 0.8
    const throwY = reach * (0.1 + next() * 0.3)
    context.lineWidth = 1 + next() * 3
    context.strokeStyle = colourOf(jet % 3 === 0 ? 'light' : 'cloud', 0.7)
    context.beginPath()
    context.moveTo(x + throwX * 0.1, y + 6)
    context.quadraticCurveTo(x + throwX * 0.4, y - throwY, x + throwX * 0.7, y - throwY * 0.5)
    context.stroke()
  }
  for (const [lean, length, thick] of [
    [-0.16, 0.62, 0.05],
    [0.05, 0.7, 0.06],
    [0.2, 0.56, 0.04],
  ] as const) {
    for (const [share, colour] of [
      [1.8, 'horizon'],
      [1, 'cloud'],
      [0.4, 'light'],
    ] as const) {
      context.lineWidth = thick * reach * share
      context.strokeStyle = brush.fade(y, y + length * reach, [0, colour, 0.9], [1, 'horizon', 0])
      context.beginPath()
      context.moveTo(x + lean * reach * 0.2, y + 4)
      context.bezierCurveTo(
        x + lean * reach,
        y + length * reach * 0.3,
        x + lean * reach * 0.4,
        y + length * reach * 0.6,
        x + lean * reach * 2,
        y + length * reach,
      )
      context.stroke()
    }
  }
}

/** Lava stream with a bright core and drifting crust. */
function river(brush: Brush, y: number): void {
  const { context, width, height, unit } = brush
  const at = (share: number) => (y + Math.sin(share * 7) * 0.012 + share * 0.01) * height
  context.lineCap = 'round'
  for (const [thick, colour, alpha] of [
    [0.16, 'horizon', 0.25],
    [0.1, 'horizon', 0.9],
    [0.06, 'cloud', 0.8],
    [0.022, 'light', 0.9],
  ] as const) {
    context.lineWidth = thick * unit
    context.strokeStyle = colourOf(colour, alpha)
    context.beginPath()
    for (let share = -0.05; share < 1.1; share += 0.03) context.lineTo(share * width, at(share))
    context.stroke()
  }
  const next = sow(6)
  for (let plate = 0; plate < 46; plate += 1) {
    const share = next()
    const size = unit * (0.008 + next() * 0.02)
    context.beginPath()
    context.ellipse(
      share * width,
      at(share) + (next() - 0.5) * unit * 0.1,
      size * 1.8,
      size * 0.5,
      (next() - 0.5) * 0.5,
      0,
      Math.PI * 2,
    )
    context.fillStyle = colourOf('ground', 0.75)
    context.fill()
  }
}
