import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, motes, rays, sky, vignette } from '../pieces/light.ts'
import { float, stand } from '../pieces/stand.ts'
import { column, slabs } from '../pieces/stone.ts'

/** A hall of gilded columns and torches. */
export const pharaohHall: Backdrop = {
  props: ['fire', 'amphora'],
  paint(brush, prop) {
    const { context, width, height, isTall, unit } = brush
    sky(brush, 0.8, 0.45)
    brush.shine(width / 2, height * 0.4, Math.max(width, height) * 0.55, 'cloud', 0.8)
    rays(brush, width / 2, height * 0.3, 18, 0.06)
    const stone = { light: 'cloud', body: 'far', dark: 'near' } as const
    const rows = isTall
      ? [
          [0.3, 0.07, 0.66],
          [0.7, 0.07, 0.66],
          [0.14, 0.12, 0.72],
          [0.86, 0.12, 0.72],
          [0.0, 0.17, 0.8],
          [1.0, 0.17, 0.8],
        ]
      : [
          [0.3, 0.04, 0.62],
          [0.7, 0.04, 0.62],
          [0.2, 0.06, 0.68],
          [0.8, 0.06, 0.68],
          [0.06, 0.09, 0.8],
          [0.94, 0.09, 0.8],
        ]
    slabs(brush, 0.62, ['middle', 'near'])
    for (const [x = 0, wide = 0, bottom = 0] of rows) {
      column(
        brush,
        {
          x: x * width,
          wide: wide * Math.max(unit, width * 0.8),
          top: height * 0.1,
          bottom: bottom * height,
        },
        stone,
      )
    }
    context.fillStyle = brush.fade(0, height * 0.11, [0, 'ground'], [0.8, 'near'], [1, 'far'])
    context.fillRect(0, 0, width, height * 0.1)
    frieze(brush, height * 0.055)
    vignette(brush, 0.4)
    for (const x of [isTall ? 0.14 : 0.115, isTall ? 0.86 : 0.885]) {
      float(brush, prop('fire'), { x, y: isTall ? 0.16 : 0.3, size: isTall ? 0.13 : 0.17 }, 0.9)
      stand(brush, prop('amphora'), { x, y: 0.86, size: 0.2 })
    }
    motes(brush, { count: 36, seed: 7, bottom: 0.8 }, 'glow', 0.007)
    foot(brush, 0.75)
  },
}

/** Golden signs along the beam. */
function frieze(brush: Brush, y: number): void {
  const { context, width } = brush
  const step = Math.max(26, width / 40)
  for (let x = step / 2, sign = 0; x < width; x += step, sign += 1) {
    context.fillStyle = colourOf('trim', 0.75)
    context.beginPath()
    if (sign % 3 === 0) context.arc(x, y, step * 0.2, 0, Math.PI * 2)
    else if (sign % 3 === 1) context.ellipse(x, y, step * 0.32, step * 0.14, 0, 0, Math.PI * 2)
    else context.rect(x - step * 0.08, y - step * 0.25, step * 0.16, step * 0.5)
    context.fill()
  }
  context.fillStyle = colourOf('trim-deep')
  context.fillRect(0, y - step * 0.45, width, 2)
  context.fillRect(0, y + step * 0.45, width, 2)
}
