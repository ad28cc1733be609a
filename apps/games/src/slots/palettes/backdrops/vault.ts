import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, motes, vignette } from '../pieces/light.ts'
import { float, stand } from '../pieces/stand.ts'
import { slabs } from '../pieces/stone.ts'

/** A vault full of gold. */
export const vault: Backdrop = {
  props: ['money-bag', 'coin', 'gem-stone'],
  paint(brush, prop) {
    const { context, width, height, isTall, unit } = brush
    context.fillStyle = brush.fade(0, height, [0, 'sky-high'], [0.5, 'sky-low'], [1, 'ground'])
    context.fillRect(0, 0, width, height)
    brush.shine(width / 2, height * 0.34, Math.max(width, height) * 0.5, 'cloud', 0.4)
    boxes(brush)
    door(brush, width / 2, height * 0.34, Math.min(width * 0.62, height * 0.46))
    slabs(brush, 0.74, ['middle', 'near'])
    heap(brush, 0, isTall ? 0.34 : 0.26)
    heap(brush, 1, isTall ? 0.34 : 0.26)
    vignette(brush, 0.45)
    stand(brush, prop('money-bag'), { x: isTall ? 0.1 : 0.06, y: 0.8, size: 0.18 })
    stand(brush, prop('gem-stone'), { x: isTall ? 0.9 : 0.94, y: 0.79, size: 0.14 })
    const next = sow(4)
    for (let coin = 0; coin < 12; coin += 1) {
      const away = next() * (isTall ? 0.3 : 0.2)
      const place = {
        x: coin % 2 === 0 ? away : 1 - away,
        y: 0.82 + next() * 0.08,
        size: 0.05 + next() * 0.03,
      }
      float(brush, prop('coin'), place, 0.2)
    }
    motes(brush, { count: 40, seed: 8, bottom: 0.9 }, 'glow', 0.006)
    brush.shine(width / 2, 0, unit * 0.7, 'light', 0.25)
    foot(brush, 0.84)
  },
}

/** Rows of locked boxes on the wall. */
function boxes(brush: Brush): void {
  const { context, width, height } = brush
  const size = Math.max(46, Math.max(width, height) / 18)
  for (let y = 0; y < height * 0.75; y += size * 0.7) {
    for (let x = (width % size) / 2 - size; x < width; x += size) {
      context.fillStyle = brush.fade(y, y + size * 0.7, [0, 'far'], [0.1, 'middle'], [1, 'near'])
      brush.panel(x + 2, y + 2, size - 4, size * 0.7 - 4, 4)
      context.fill()
      context.fillStyle = colourOf('trim', 0.7)
      context.beginPath()
      context.arc(x + size * 0.5, y + size * 0.35, size * 0.05, 0, Math.PI * 2)
      context.fill()
    }
  }
  context.fillStyle = brush.across(
    0,
    width,
    [0, 'shadow', 0.5],
    [0.5, 'shadow', 0.1],
    [1, 'shadow', 0.5],
  )
  context.fillRect(0, 0, width, height)
}

/** The round door: rings of steel, bolts, and a wheel. */
function door(brush: Brush, x: number, y: number, radius: number): void {
  const { context, fade } = brush
  const rings = [
    [1, 'near', 'far'],
    [0.9, 'cloud', 'middle'],
    [0.84, 'far', 'near'],
    [0.6, 'cloud', 'middle'],
    [0.56, 'middle', 'far'],
  ] as const
  for (const [share, high, low] of rings) {
    context.beginPath()
    context.arc(x, y, radius * share, 0, Math.PI * 2)
    context.fillStyle = fade(
      y - radius * share,
      y + radius * share,
      [0, high],
      [0.5, low],
      [1, high],
    )
    context.fill()
  }
  for (let bolt = 0; bolt < 24; bolt += 1) {
    const angle = (bolt / 24) * Math.PI * 2
    const [boltX, boltY] = [
      x + Math.cos(angle) * radius * 0.95,
      y + Math.sin(angle) * radius * 0.95,
    ]
    context.beginPath()
    context.arc(boltX, boltY, radius * 0.026, 0, Math.PI * 2)
    context.fillStyle = fade(
      boltY - radius * 0.03,
      boltY + radius * 0.03,
      [0, 'trim'],
      [1, 'trim-deep'],
    )
    context.fill()
  }
}

/** A hill of gold in a lower corner. */
function heap(brush: Brush, side: 0 | 1, share: number): void {
  const { context, width, height, unit } = brush
  const next = sow(side + 31)
  for (let coin = 0; coin < 260; coin += 1) {
    const away = next() * share
    const rise = (1 - away / share) ** 1.3 * 0.14
    const y = (0.9 - next() * rise) * height
    const x = (side === 0 ? away : 1 - away) * width
    const size = unit * 0.022
    context.beginPath()
    context.ellipse(x, y, size, size * 0.5, (next() - 0.5) * 1.2, 0, Math.PI * 2)
    context.fillStyle = brush.fade(
      y - size / 2,
      y + size / 2,
      [0, 'trim'],
      [0.5, 'glow'],
      [1, 'trim-deep'],
    )
    context.fill()
    context.lineWidth = 0.8
    context.strokeStyle = colourOf('shadow', 0.35)
    context.stroke()
  }
}
