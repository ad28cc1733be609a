import { colourOf } from '../colours.ts'
import { type Brush } from '../paint.ts'
import type { Backdrop } from '../palette.ts'
import { foot, motes, sky, vignette } from '../pieces/light.ts'
import { float } from '../pieces/stand.ts'
import { boards } from '../pieces/built.ts'
import { bulb, curtain, valance } from '../pieces/cloth.ts'

/** A stage before the play, between velvet curtains. */
export const theatre: Backdrop = {
  props: ['performing-arts'],
  paint(brush, prop) {
    const { width, height, isTall } = brush
    sky(brush, 0.7, 0.5)
    brush.shine(width / 2, height * 0.35, Math.max(width, height) * 0.45, 'cloud', 0.5)
    for (const x of [0.2, 0.4, 0.6, 0.8]) spot(brush, x)
    boards(brush, 0.7, ['near', 'ground'])
    brush.shine(width / 2, height * 0.74, width * 0.4, 'cloud', 0.45)
    const share = isTall ? 0.3 : 0.21
    curtain(brush, false, share)
    curtain(brush, true, share)
    valance(brush, isTall ? 0.1 : 0.13, isTall ? 5 : 9)
    vignette(brush, 0.5)
    const lamps = isTall ? 9 : 21
    for (let lamp = 0; lamp < lamps; lamp += 1) {
      bulb(brush, ((lamp + 0.5) / lamps) * width, height * 0.8, brush.unit * 0.011, 'glow')
    }
    float(brush, prop('performing-arts'), { x: 0.5, y: isTall ? 0.7 : 0.76, size: 0.13 }, 0.4)
    motes(brush, { count: 40, seed: 2, bottom: 0.7 }, 'glow', 0.005)
    foot(brush, 0.8)
  },
}

/** A cone of light from above. */
function spot({ context, width, height }: Brush, x: number): void {
  const aim = 0.5 + (x - 0.5) * 0.3
  const cone = context.createLinearGradient(x * width, 0, aim * width, height * 0.75)
  cone.addColorStop(0, colourOf('light', 0.4))
  cone.addColorStop(1, colourOf('light', 0))
  context.fillStyle = cone
  context.beginPath()
  context.moveTo(x * width - 6, 0)
  context.lineTo(x * width + 6, 0)
  context.lineTo(aim * width + width * 0.14, height * 0.76)
  context.lineTo(aim * width - width * 0.14, height * 0.76)
  context.fill()
}
