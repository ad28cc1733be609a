import { Texture } from 'pixi.js'
import type { Board } from '../board/index.ts'
import { colourOf, withCanvas, type Brush } from '../palettes/index.ts'

/** Textures of held positions for one board size. */
export type Painted = Readonly<Record<'light' | 'dark' | 'open' | 'frame', Texture>>

export function paintHeld(board: Board): Painted {
  const { cellWidth: width, cellHeight: height } = board.layout()
  const paint = (paintIt: (brush: Brush) => void) =>
    Texture.from(withCanvas({ width, height, density: board.density() }, paintIt))
  return {
    light: paint((brush) => paintBack(brush, 0)),
    dark: paint((brush) => paintBack(brush, 0.78)),
    open: paint(paintGap),
    frame: paint(paintFrame),
  }
}

function paintBack(brush: Brush, darkness: number): void {
  const { context, width, height, fade } = brush
  context.fillStyle = fade(0, height, [0, 'reel-edge'], [0.5, 'reel'], [1, 'reel-edge'])
  context.fillRect(0, 0, width, height)
  context.fillStyle = colourOf('shadow', darkness)
  context.fillRect(0, 0, width, height)
  brush.panel(1.5, 1.5, width - 3, height - 3, width * 0.1)
  context.lineWidth = 1
  context.strokeStyle = colourOf('trim-deep', 0.6)
  context.stroke()
}

/** Empty window of one position. */
function paintGap(brush: Brush): void {
  const { context, width, height } = brush
  context.fillStyle = colourOf('shadow', 0.5)
  context.fillRect(0, 0, width, height)
  context.lineWidth = Math.max(4, width * 0.08)
  context.strokeStyle = colourOf('shadow', 0.85)
  context.strokeRect(0, 0, width, height)
  brush.panel(2.5, 2.5, width - 5, height - 5, width * 0.1)
  context.lineWidth = 1
  context.strokeStyle = colourOf('trim-deep')
  context.stroke()
}

/** Double border with four bolts. */
function paintFrame(brush: Brush): void {
  const { context, width, height, fade } = brush
  const thick = Math.max(2, width * 0.05)
  brush.panel(thick, thick, width - thick * 2, height - thick * 2, width * 0.14)
  context.lineWidth = thick * 1.7
  context.strokeStyle = colourOf('shadow', 0.6)
  context.stroke()
  context.lineWidth = thick
  context.strokeStyle = fade(0, height, [0, 'trim'], [0.5, 'trim-deep'], [1, 'trim'])
  context.stroke()
  for (const x of [thick * 1.6, width - thick * 1.6]) {
    for (const y of [thick * 1.6, height - thick * 1.6]) {
      context.beginPath()
      context.arc(x, y, thick * 1.1, 0, Math.PI * 2)
      context.fillStyle = colourOf('trim')
      context.fill()
    }
  }
}
