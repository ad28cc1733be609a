import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, stars, vignette } from '../pieces/light.ts'
import { float } from '../pieces/stand.ts'

/** Deep space. */
export const nebula: Backdrop = {
  props: ['ringed-planet', 'rocket'],
  paint(brush, prop) {
    const { context, width, height, isTall, unit } = brush
    context.fillStyle = brush.fade(0, height, [0, 'sky-high'], [0.5, 'sky-low'], [1, 'ground'])
    context.fillRect(0, 0, width, height)
    const next = sow(8)
    const gas = ['horizon', 'cloud', 'far', 'medal', 'horizon', 'far'] as const
    for (let puff = 0; puff < 60; puff += 1) {
      const share = next()
      const x = share * width
      const y = (0.75 - share * 0.6 + (next() - 0.5) * 0.45) * height
      const colour = gas[puff % gas.length] ?? 'far'
      brush.shine(x, y, Math.max(width, height) * (0.06 + next() * 0.14), colour, 0.24)
    }
    stars(brush, { count: 420, seed: 3, bottom: 1 })
    world(brush, isTall ? 1.02 : 1.0, isTall ? 0.74 : 0.78, isTall ? 0.34 : 0.4)
    world(brush, isTall ? 0.06 : 0.07, isTall ? 0.68 : 0.7, 0.09)
    float(
      brush,
      prop('ringed-planet'),
      { x: isTall ? 0.14 : 0.1, y: isTall ? 0.09 : 0.22, size: 0.24 },
      0.3,
    )
    float(
      brush,
      prop('rocket'),
      { x: isTall ? 0.9 : 0.91, y: isTall ? 0.12 : 0.26, size: 0.14 },
      0.25,
    )
    brush.shine(width * 0.5, height * 0.3, unit * 0.5, 'light', 0.18)
    vignette(brush, 0.35)
    foot(brush, 0.8)
  },
}

/** A planet with its night side; its size in shares of the shorter side. */
function world(brush: Brush, x: number, y: number, size: number): void {
  const { context, width, height, unit } = brush
  const [centreX, centreY, radius] = [x * width, y * height, size * unit]
  brush.shine(centreX, centreY, radius * 1.5, 'cloud', 0.35)
  const ball = context.createRadialGradient(
    centreX - radius * 0.5,
    centreY - radius * 0.5,
    radius * 0.1,
    centreX,
    centreY,
    radius,
  )
  ball.addColorStop(0, colourOf('cloud'))
  ball.addColorStop(0.45, colourOf('horizon'))
  ball.addColorStop(0.8, colourOf('middle'))
  ball.addColorStop(1, colourOf('ground'))
  context.save()
  context.beginPath()
  context.arc(centreX, centreY, radius, 0, Math.PI * 2)
  context.fillStyle = ball
  context.fill()
  context.clip()
  for (let band = -5; band < 6; band += 1) {
    context.fillStyle = colourOf(band % 2 === 0 ? 'light' : 'shadow', 0.07)
    context.beginPath()
    context.ellipse(
      centreX,
      centreY + band * radius * 0.19,
      radius * 1.2,
      radius * 0.1,
      -0.3,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
  context.restore()
}
