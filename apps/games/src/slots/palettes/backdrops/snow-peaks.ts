import { colourOf } from '../colours.ts'
import { sow, type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, sky, stars } from '../pieces/light.ts'
import { hills, rocks } from '../pieces/land.ts'
import { stand } from '../pieces/stand.ts'

/** High snow under northern lights. */
export const snowPeaks: Backdrop = {
  props: ['evergreen-tree'],
  paint(brush, prop) {
    const { height, isTall } = brush
    const down = isTall ? 0.1 : 0
    sky(brush, 0.55 + down, 0.6)
    stars(brush, { count: 120, seed: 11, bottom: 0.5 })
    aurora(brush)
    const layers = [
      { top: 0.26 + down, depth: 0.24, seed: 21, high: 'cloud', low: 'far' },
      { top: 0.42 + down, depth: 0.16, seed: 6, high: 'cloud', low: 'middle' },
    ] as const
    for (const layer of layers) {
      rocks(brush, { ...layer, rim: 0.5 })
      mist(brush, layer.top + 0.26, 0.24, 'horizon', 0.55)
    }
    const at = (tops: readonly number[]) => tops.map((one) => one + down)
    hills(brush, at([0.6, 0.56, 0.62, 0.58, 0.6]), { high: 'cloud', low: 'far', rim: 0.5 })
    const rows = [
      [0.63, 0.1, 15, 4],
      [0.72, 0.17, 9, 9],
    ] as const
    for (const [y, size, count, seed] of rows) {
      const next = sow(seed)
      for (let tree = 0; tree < count; tree += 1) {
        const x = (tree + next() * 0.6) / (count - 0.4)
        const place = {
          x,
          y: y + down * 0.8 + (next() - 0.5) * 0.03,
          size: size * (0.8 + next() * 0.5),
        }
        stand(brush, prop('evergreen-tree'), place)
      }
    }
    hills(brush, at([0.7, 0.74, 0.69, 0.73, 0.7]), { high: 'cloud', low: 'near', rim: 0.4 })
    snow(brush, height)
    foot(brush, 0.74)
  },
}

/** Veils of light across the sky. */
function aurora({ context, width, height, fade }: Brush): void {
  const veils = [
    [0.04, 0.3, 'glow', 3.1],
    [0.1, 0.34, 'cloud', 1.7],
    [0.0, 0.24, 'medal', 4.6],
  ] as const
  for (const [top, drop, colour, phase] of veils) {
    const step = Math.max(2, width / 420)
    for (let x = 0; x < width; x += step) {
      const share = (x / width) * Math.PI * 2
      const lift = Math.sin(share * 1.3 + phase) * 0.06 + Math.sin(share * 3.1 + phase) * 0.02
      const [begin, end] = [(top + lift) * height, (top + lift + drop) * height]
      const alpha = 0.3 + Math.sin(share * 7 + phase * 3) * 0.09
      context.fillStyle = fade(begin, end, [0, colour, 0], [0.7, colour, alpha], [1, colour, 0])
      context.fillRect(x, begin, step + 0.5, end - begin)
    }
  }
}

function snow({ context, width, unit }: Brush, height: number): void {
  const next = sow(2)
  for (let flake = 0; flake < 110; flake += 1) {
    context.fillStyle = colourOf('light', 0.3 + next() * 0.6)
    context.beginPath()
    context.arc(
      next() * width,
      next() * height,
      unit * (0.001 + next() ** 3 * 0.007),
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}
