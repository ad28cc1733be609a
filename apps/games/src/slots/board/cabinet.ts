import { colourOf, type Brush } from '../palettes/index.ts'
import type { Layout } from './layout.ts'

/** Frame and background of the reels. */
export function paintCabinet(brush: Brush, layout: Layout, ground: 'reels' | 'tiles'): void {
  const { context } = brush
  const { x, y, cellWidth, cellHeight, frame, reels, rows } = layout
  const [width, height] = [cellWidth * reels, cellHeight * rows]
  const radius = frame * 1.4
  context.save()
  context.shadowColor = colourOf('shadow', 0.7)
  context.shadowBlur = frame * 1.2
  context.shadowOffsetY = frame * 0.4
  brush.panel(x - frame, y - frame, width + frame * 2, height + frame * 2, radius)
  context.fillStyle = brush.fade(
    y - frame,
    y + height + frame,
    [0, 'frame-light'],
    [0.12, 'frame'],
    [0.85, 'frame'],
    [1, 'frame-deep'],
  )
  context.fill()
  context.restore()
  edge(brush, layout, frame * 0.88, radius * 0.9, 1.5)
  edge(brush, layout, frame * 0.26, radius * 0.5, Math.max(2, frame * 0.2))
  for (let reel = 0; reel < reels; reel += 1) {
    if (ground === 'reels') paintReel(brush, layout, reel)
    else paintTiles(brush, layout, reel)
  }
  studs(brush, layout)
}

function edge(
  brush: Brush,
  { x, y, cellWidth, cellHeight, reels, rows }: Layout,
  out: number,
  radius: number,
  thickness: number,
): void {
  const { context } = brush
  const [width, height] = [cellWidth * reels + out * 2, cellHeight * rows + out * 2]
  brush.panel(x - out, y - out, width, height, radius)
  context.lineWidth = thickness
  context.strokeStyle = brush.fade(y, y + height, [0, 'trim'], [0.5, 'trim-deep'], [1, 'trim'])
  context.stroke()
}

function paintReel(brush: Brush, { x, y, cellWidth, cellHeight, rows }: Layout, reel: number) {
  const { context } = brush
  const left = x + reel * cellWidth
  const height = cellHeight * rows
  context.fillStyle = brush.fade(
    y,
    y + height,
    [0, 'reel-edge'],
    [0.16, 'reel'],
    [0.84, 'reel'],
    [1, 'reel-edge'],
  )
  context.fillRect(left, y, cellWidth, height)
  const across = context.createLinearGradient(left, 0, left + cellWidth, 0)
  across.addColorStop(0, colourOf('shadow', 0.22))
  across.addColorStop(0.12, colourOf('shadow', 0))
  across.addColorStop(0.88, colourOf('shadow', 0))
  across.addColorStop(1, colourOf('shadow', 0.22))
  context.fillStyle = across
  context.fillRect(left, y, cellWidth, height)
  for (let row = 0; row < rows; row += 1) {
    const middle = y + (row + 0.5) * cellHeight
    brush.shine(left + cellWidth / 2, middle, cellWidth * 0.56, 'reel-light', 0.5)
  }
  if (reel === 0) return
  context.fillStyle = brush.fade(
    y,
    y + height,
    [0, 'trim-deep', 0.2],
    [0.5, 'reel-line'],
    [1, 'trim-deep', 0.2],
  )
  context.fillRect(left - 0.75, y, 1.5, height)
}

/** Tumbling reels show a tile per position. */
function paintTiles(brush: Brush, { x, y, cellWidth, cellHeight, rows }: Layout, reel: number) {
  const { context, fade } = brush
  const [left, gap] = [x + reel * cellWidth, Math.max(1, cellWidth * 0.025)]
  for (const ground of [colourOf('reel'), colourOf('shadow', 0.3)]) {
    context.fillStyle = ground
    context.fillRect(left, y, cellWidth, cellHeight * rows)
  }
  for (let row = 0; row < rows; row += 1) {
    const top = y + row * cellHeight
    brush.panel(left + gap, top + gap, cellWidth - gap * 2, cellHeight - gap * 2, cellWidth * 0.09)
    context.fillStyle = fade(top, top + cellHeight, [0, 'reel-light'], [0.25, 'reel'], [1, 'reel'])
    context.fill()
    context.lineWidth = 1
    context.strokeStyle = colourOf('reel-line', 0.7)
    context.stroke()
  }
}

/** Lamps on the frame. */
function studs(brush: Brush, { x, y, cellWidth, cellHeight, frame, reels, rows }: Layout): void {
  const out = frame * 0.57
  const [width, height] = [cellWidth * reels, cellHeight * rows]
  const lamp = (lampX: number, lampY: number) => {
    const { context } = brush
    brush.shine(lampX, lampY, frame * 0.6, 'glow', 0.7)
    context.beginPath()
    context.arc(lampX, lampY, Math.max(1.5, frame * 0.15), 0, Math.PI * 2)
    context.fillStyle = colourOf('trim')
    context.fill()
  }
  for (let reel = 0; reel <= reels; reel += 1) {
    for (const side of [y - out, y + height + out]) lamp(x + reel * cellWidth, side)
  }
  for (let row = 0.5; row < rows; row += 1) {
    for (const side of [x - out, x + width + out]) lamp(side, y + row * cellHeight)
  }
}

/** Shades the upper and lower ends of the reels, where they curve away. */
export function paintCurve({ context, width, height, fade }: Brush): void {
  context.fillStyle = fade(0, height, [0, 'shadow', 0.5], [1, 'shadow', 0])
  context.fillRect(0, 0, width, height)
}
