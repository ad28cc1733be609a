import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, sky, stars, vignette } from '../pieces/light.ts'
import { rocks } from '../pieces/land.ts'
import { palm } from '../pieces/plants.ts'

/** A sun of stripes over a plain of light. */
export const synthGrid: Backdrop = {
  props: [],
  paint(brush) {
    const { width, height, isTall } = brush
    const far = isTall ? 0.6 : 0.58
    sky(brush, far, 0.6)
    stars(brush, { count: 140, seed: 17, bottom: 0.45 })
    sun(brush, width * 0.5, height * (far - 0.2), Math.min(width * 0.42, height * 0.34))
    rocks(brush, { top: far - 0.16, depth: 0.12, seed: 28, high: 'far', low: 'middle', rim: 0.7 })
    mist(brush, far - 0.02, 0.12, 'horizon', 0.8)
    plain(brush, far)
    palm(brush, {
      x: 0.03,
      y: 0.86,
      tall: isTall ? 0.42 : 0.66,
      lean: 0.12,
      trunk: 'near',
      leaf: 'near',
    })
    palm(brush, {
      x: 0.98,
      y: 0.86,
      tall: isTall ? 0.38 : 0.6,
      lean: -0.12,
      trunk: 'near',
      leaf: 'near',
    })
    palm(brush, {
      x: 0.13,
      y: 0.8,
      tall: isTall ? 0.2 : 0.36,
      lean: 0.05,
      trunk: 'near',
      leaf: 'near',
    })
    vignette(brush, 0.4)
    foot(brush, 0.82)
  },
}

function sun(brush: Brush, x: number, y: number, radius: number): void {
  const { context } = brush
  brush.shine(x, y, radius * 2.4, 'horizon', 0.8)
  context.save()
  context.beginPath()
  for (let stripe = 0; stripe < 16; stripe += 1) {
    const top = y - radius + (stripe / 16) * radius * 2
    const gap = Math.max(0, (stripe - 5) / 16) * radius * 0.13
    context.rect(x - radius, top + gap, radius * 2, radius / 8 - gap + 0.5)
  }
  context.clip()
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fillStyle = brush.fade(
    y - radius,
    y + radius,
    [0, 'cloud'],
    [0.55, 'horizon'],
    [1, 'horizon'],
  )
  context.fill()
  context.restore()
}

/** Lines of light that run to the horizon. */
function plain(brush: Brush, far: number): void {
  const { context, width, height } = brush
  const top = far * height
  context.fillStyle = brush.fade(top, height, [0, 'sky-low'], [0.3, 'near'], [1, 'ground'])
  context.fillRect(0, top, width, height - top)
  for (const [thick, colour, alpha] of [
    [5, 'horizon', 0.3],
    [1.4, 'glow', 0.9],
  ] as const) {
    context.lineWidth = thick
    context.strokeStyle = brush.fade(top, height, [0, colour, alpha], [1, colour, alpha * 0.4])
    context.beginPath()
    for (let line = 0; line < 14; line += 1) {
      const y = top + (height - top) * (line / 13) ** 2.2
      context.moveTo(0, y)
      context.lineTo(width, y)
    }
    for (let line = -22; line <= 22; line += 1) {
      context.moveTo(width / 2 + line * width * 0.045, top)
      context.lineTo(width / 2 + line * width * 0.26, height)
    }
    context.stroke()
  }
}
