import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, orb, rays, sky } from '../pieces/light.ts'
import { haze } from '../pieces/clouds.ts'
import { shape } from '../pieces/land.ts'
import { stand } from '../pieces/stand.ts'
import { arcade } from '../pieces/stone.ts'

/** The sand of a great arena at noon. */
export const arena: Backdrop = {
  props: ['crossed-swords', 'shield'],
  paint(brush, prop) {
    const { context, width, height, isTall } = brush
    const sand = isTall ? 0.66 : 0.64
    sky(brush, 0.4, 0.6)
    rays(brush, width * 0.8, height * 0.06, 16, 0.12)
    orb(brush, width * 0.8, height * 0.06, brush.unit * 0.05, 7)
    haze(
      brush,
      [
        [0.2, 0.08, 0.1],
        [0.55, 0.04, 0.08],
      ],
      3,
      0.8,
    )
    const stone = { light: 'cloud', body: 'far', dark: 'near' } as const
    const bays = isTall ? 5 : 13
    const tiers = isTall
      ? [
          [0.14, 0.2, 0.32],
          [0.32, 0.37, 0.5],
        ]
      : [
          [0.1, 0.17, 0.29],
          [0.29, 0.36, 0.48],
        ]
    for (const [top = 0, spring = 0, bottom = 0] of tiers) {
      context.fillStyle = colourOf('ground', 0.75)
      context.fillRect(0, (top + 0.02) * height, width, (bottom - top) * height)
      arcade(brush, { top, spring, bottom, count: bays, pier: 0.4 }, stone)
      context.fillStyle = brush.fade(
        top * height,
        (top + 0.02) * height,
        [0, 'light'],
        [1, 'middle'],
      )
      context.fillRect(0, top * height, width, height * 0.018)
    }
    crowd(brush, isTall ? 0.5 : 0.48, sand)
    context.fillStyle = brush.fade(
      sand * height,
      height,
      [0, 'light'],
      [0.25, 'far'],
      [0.7, 'near'],
      [1, 'ground'],
    )
    context.fillRect(0, sand * height, width, height)
    context.fillStyle = brush.fade(
      (sand - 0.035) * height,
      sand * height,
      [0, 'frame-light'],
      [1, 'frame-deep'],
    )
    context.fillRect(0, (sand - 0.035) * height, width, height * 0.035)
    banners(brush)
    stand(brush, prop('crossed-swords'), { x: isTall ? 0.12 : 0.07, y: 0.83, size: 0.2 })
    stand(brush, prop('shield'), { x: isTall ? 0.9 : 0.94, y: 0.82, size: 0.18 })
    foot(brush, 0.78)
  },
}

/** Rows of people far away: dots of colour. */
function crowd({ context, width, height, fade, unit }: Brush, top: number, bottom: number): void {
  context.fillStyle = fade(top * height, bottom * height, [0, 'middle'], [1, 'near'])
  context.fillRect(0, top * height, width, (bottom - top) * height)
  const colours = ['label', 'cloud', 'frame-light', 'line-b', 'trim', 'ground', 'line-c'] as const
  const next = sow(12)
  const size = Math.max(3, unit * 0.011)
  for (let y = top * height + size; y < bottom * height; y += size * 2.3) {
    for (let x = size * next(); x < width; x += size * (1.8 + next())) {
      context.fillStyle = colourOf(colours[Math.floor(next() * colours.length)] ?? 'cloud', 0.75)
      context.beginPath()
      context.arc(x, y + next() * size * 0.6, size * 0.62, 0, Math.PI * 2)
      context.fill()
    }
  }
}

/** Long cloths that hang from the wall. */
function banners(brush: Brush): void {
  const { context, width, height, unit, isTall } = brush
  const [wide, drop] = [unit * 0.1, height * 0.3]
  for (const x of isTall ? [0.1, 0.9] : [0.06, 0.16, 0.84, 0.94]) {
    const [left, top] = [x * width - wide / 2, height * (isTall ? 0.16 : 0.28)]
    shape(
      context,
      [
        [left, top],
        [left + wide, top],
        [left + wide, top + drop],
        [left + wide / 2, top + drop * 0.85],
        [left, top + drop],
      ],
      brush.across(left, left + wide, [0, 'label-deep'], [0.4, 'label'], [1, 'label-deep']),
    )
    context.lineWidth = 2.5
    context.strokeStyle = colourOf('trim')
    context.stroke()
    context.beginPath()
    context.arc(left + wide / 2, top + drop * 0.4, wide * 0.24, 0, Math.PI * 2)
    context.fillStyle = brush.fade(top, top + drop * 0.6, [0, 'trim'], [1, 'trim-deep'])
    context.fill()
  }
}
