import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, mist, motes, sky, stars, vignette } from '../pieces/light.ts'
import { float, stand } from '../pieces/stand.ts'
import { pagoda } from '../pieces/built.ts'
import { awning, garland } from '../pieces/cloth.ts'

/** A night market hung with lanterns. */
export const lanternMarket: Backdrop = {
  props: ['red-paper-lantern', 'dumpling', 'teapot'],
  paint(brush, prop) {
    const { context, width, height, isTall, unit } = brush
    sky(brush, 0.7, 0.55)
    stars(brush, { count: 50, seed: 4, bottom: 0.3 })
    pagoda(brush, {
      x: isTall ? 0.22 : 0.1,
      y: isTall ? 0.62 : 0.66,
      wide: isTall ? 0.42 : 0.3,
      levels: 5,
      wall: 'far',
      roof: 'middle',
    })
    pagoda(brush, {
      x: isTall ? 0.86 : 0.91,
      y: isTall ? 0.6 : 0.64,
      wide: 0.26,
      levels: 5,
      wall: 'far',
      roof: 'middle',
    })
    mist(brush, 0.6, 0.4, 'horizon', 0.6)
    context.fillStyle = brush.fade(
      height * 0.68,
      height,
      [0, 'horizon'],
      [0.15, 'near'],
      [1, 'ground'],
    )
    context.fillRect(0, height * 0.68, width, height)
    const wide = isTall ? width * 0.5 : width * 0.22
    for (const x of isTall ? [-width * 0.12, width * 0.62] : [-width * 0.03, width * 0.81]) {
      stall(brush, x, height * (isTall ? 0.62 : 0.48), wide)
    }
    stand(brush, prop('dumpling'), {
      x: isTall ? 0.12 : 0.08,
      y: isTall ? 0.785 : 0.735,
      size: 0.1,
    })
    stand(brush, prop('teapot'), { x: isTall ? 0.88 : 0.92, y: isTall ? 0.785 : 0.735, size: 0.12 })
    vignette(brush, 0.45)
    const lantern = prop('red-paper-lantern')
    for (const [fromY, toY, sag, count, size] of [
      [0.0, 0.02, 0.1, isTall ? 5 : 13, 0.09],
      [0.2, 0.12, 0.12, isTall ? 4 : 11, 0.07],
    ] as const) {
      garland(brush, { from: [-0.05, fromY], to: [1.05, toY], sag, count }, (x, y) => {
        const side = size * unit
        float(brush, lantern, { x: x / width, y: (y + side * 0.45) / height, size }, 0.5)
      })
    }
    motes(brush, { count: 40, seed: 6, bottom: 0.8 }, 'glow', 0.006)
    foot(brush, 0.78)
  },
}

/** A stall with a striped roof and a warm light inside; in points of the page. */
function stall(brush: Brush, x: number, y: number, wide: number): void {
  const { context, height } = brush
  const tall = height * 0.34
  context.fillStyle = brush.fade(y, y + tall, [0, 'cloud'], [0.4, 'horizon'], [1, 'near'])
  context.fillRect(x + wide * 0.06, y, wide * 0.88, tall)
  brush.shine(x + wide / 2, y + tall * 0.4, wide * 0.6, 'glow', 0.7)
  for (const post of [0.06, 0.9]) {
    context.fillStyle = colourOf('ground')
    context.fillRect(x + wide * post, y, wide * 0.04, tall)
  }
  context.fillStyle = brush.fade(y + tall * 0.72, y + tall, [0, 'frame'], [1, 'frame-deep'])
  context.fillRect(x, y + tall * 0.72, wide, tall * 0.4)
  context.fillStyle = colourOf('trim')
  context.fillRect(x, y + tall * 0.72, wide, 3)
  awning(brush, { x, y: y - tall * 0.12, wide, drop: tall * 0.26 }, ['label', 'trim'])
}
