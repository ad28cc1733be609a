import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, orb, sky, vignette } from '../pieces/light.ts'
import { city } from '../pieces/built.ts'

/** A street of signs after rain. */
export const neonCity: Backdrop = {
  props: [],
  paint(brush) {
    const { context, width, height, isTall } = brush
    const street = isTall ? 0.72 : 0.68
    sky(brush, street, 0.6)
    orb(brush, width * 0.5, height * 0.2, brush.unit * 0.12, 4)
    const lit = ['glow', 'cloud', 'light', 'line-a'] as const
    city(brush, {
      y: street,
      least: 0.22,
      most: 0.6,
      seed: 3,
      colour: 'far',
      lit: ['cloud', 'glow'],
    })
    mist(brush, street - 0.1, 0.4, 'horizon', 0.5)
    city(brush, { y: street, least: 0.16, most: 0.78, seed: 12, colour: 'middle', lit })
    signs(brush)
    context.fillStyle = brush.fade(
      street * height,
      height,
      [0, 'horizon'],
      [0.12, 'near'],
      [1, 'ground'],
    )
    context.fillRect(0, street * height, width, height)
    wet(brush, street)
    vignette(brush, 0.5)
    foot(brush, 0.8)
  },
}

/** Neon signs without text on the houses at both sides. */
function signs(brush: Brush): void {
  const { context, width, height, unit, isTall } = brush
  const colours = ['glow', 'cloud', 'line-a', 'line-b', 'line-c'] as const
  const next = sow(6)
  for (let sign = 0; sign < 14; sign += 1) {
    const away = next() * (isTall ? 0.12 : 0.14)
    const x = (sign % 2 === 0 ? away + 0.01 : 0.97 - away) * width
    const y = (0.05 + (sign / 14) * 0.55) * height
    const [wide, tall] =
      sign % 3 === 0 ? [0.13, 0.05] : sign % 3 === 1 ? [0.045, 0.17] : [0.07, 0.07]
    const colour = colours[sign % colours.length] ?? 'glow'
    brush.shine(x, y + (tall * unit) / 2, unit * 0.2, colour, 0.5)
    for (const [thick, alpha] of [
      [7, 0.25],
      [3, 0.9],
      [1, 1],
    ] as const) {
      context.lineWidth = thick
      context.strokeStyle = colourOf(thick === 1 ? 'light' : colour, alpha)
      context.beginPath()
      if (sign % 3 === 2) context.arc(x, y, (tall * unit) / 2, 0, Math.PI * 2)
      else context.roundRect(x - (wide * unit) / 2, y, wide * unit, tall * unit, 6)
      for (let bar = 1; bar < 3 && sign % 3 !== 2; bar += 1) {
        const at = y + ((tall * bar) / 3) * unit
        context.moveTo(x - wide * unit * 0.28, at)
        context.lineTo(x + wide * unit * 0.28, at)
      }
      context.stroke()
    }
  }
}

/** Reflections of the lights on the street. */
function wet(brush: Brush, street: number): void {
  const { context, width, height } = brush
  const colours = ['glow', 'cloud', 'line-a', 'horizon', 'line-b'] as const
  const next = sow(15)
  for (let streak = 0; streak < 46; streak += 1) {
    const x = next() * width
    const length = height * (0.08 + next() * 0.2)
    const colour = colours[streak % colours.length] ?? 'glow'
    const top = street * height
    context.fillStyle = brush.fade(top, top + length, [0, colour, 0.5], [1, colour, 0])
    context.fillRect(x, top, width * (0.003 + next() * 0.012), length)
  }
}
