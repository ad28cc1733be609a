import { Container, Graphics } from 'pixi.js'
import type { Position } from '@fairhouse/engines'
import { colourOf, lineColours } from '../palettes/index.ts'
import { centreOf, type Layout } from './layout.ts'
import { outlineOf, type Corner } from './outline.ts'

/** Win lines and outlines over the symbols, and a veil on the others. */
export interface WinMarks {
  readonly view: Container
  line(line: number, rows: readonly number[], positions: readonly Position[]): void
  outline(positions: readonly Position[]): void
  /** One outline around all positions. */
  group(positions: readonly Position[]): void
  /** Darkens all other positions. */
  dimBut(positions: readonly Position[]): void
  clear(): void
  resize(layout: Layout): void
}

const dimAlpha = 0.44

export function createWinMarks(): WinMarks {
  const view = new Container()
  const [veil, marks] = [view.addChild(new Graphics()), view.addChild(new Graphics())]
  let layout: Layout | undefined
  return {
    view,
    line(line, rows, positions) {
      if (!layout) return
      const colour = colourOf(lineColours[line % lineColours.length] ?? 'line-a')
      drawLine(marks, layout, rows, colour)
      drawBoxes(marks, layout, positions, colour)
    },
    outline(positions) {
      if (layout) drawBoxes(marks, layout, positions, colourOf('glow'))
    },
    group(positions) {
      if (layout) drawGroup(marks, layout, positions)
    },
    dimBut(positions) {
      veil.clear()
      if (layout) drawVeil(veil, layout, positions)
    },
    clear() {
      marks.clear()
      veil.clear()
    },
    resize(now) {
      layout = now
    },
  }
}

/** Line from edge to edge through the centres of its positions. */
function drawLine(marks: Graphics, layout: Layout, rows: readonly number[], colour: string): void {
  const points = rows.map((row, reel) => centreOf(layout, reel, row))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  const out = layout.cellWidth * 0.46
  const thickness = Math.max(3, layout.cellWidth * 0.055)
  const outlines = [
    { width: thickness * 2.6, color: colourOf('shadow'), alpha: 0.35 },
    { width: thickness * 1.7, color: colourOf('trim'), alpha: 0.95 },
    { width: thickness, color: colour, alpha: 1 },
  ]
  for (const way of outlines) {
    marks.moveTo(first.x - out, first.y)
    for (const { x, y } of points) marks.lineTo(x, y)
    marks.lineTo(last.x + out, last.y).stroke({ ...way, cap: 'round', join: 'round' })
  }
}

function drawBoxes(
  marks: Graphics,
  layout: Layout,
  positions: readonly Position[],
  color: string,
): void {
  const [width, height] = [layout.cellWidth * 0.94, layout.cellHeight * 0.94]
  for (const [reel, row] of positions) {
    const { x, y } = centreOf(layout, reel, row)
    marks
      .roundRect(x - width / 2, y - height / 2, width, height, layout.cellWidth * 0.12)
      .stroke({ width: Math.max(2, layout.cellWidth * 0.035), color })
  }
}

/** Glow around the group in strokes of decreasing width. */
function drawGroup(marks: Graphics, layout: Layout, positions: readonly Position[]): void {
  const thin = Math.max(2, layout.cellWidth * 0.05)
  const [glow, trim] = [colourOf('glow'), colourOf('trim')]
  const strokes = [
    { width: thin * 4.2, color: glow, alpha: 0.2 },
    { width: thin * 2.4, color: glow, alpha: 0.45 },
    { width: thin, color: trim, alpha: 1 },
  ]
  const ways = outlineOf(positions)
  for (const stroke of strokes) {
    for (const way of ways) {
      traceOutline(marks, layout, way)
      marks.stroke({ ...stroke, join: 'round' })
    }
  }
}

/** Rounded outline, slightly inset so that neighbours stay separate. */
function traceOutline(marks: Graphics, layout: Layout, way: readonly Corner[]): void {
  const { x, y, cellWidth, cellHeight } = layout
  const inset = cellWidth * 0.05
  const points = way.map((corner, index) => {
    const [toX, toY] = direction(way.at(index - 1) ?? corner, corner)
    const [onX, onY] = direction(corner, way[(index + 1) % way.length] ?? corner)
    // Clockwise, so the inside is to the right.
    return {
      x: x + corner[0] * cellWidth - (toY + onY) * inset,
      y: y + corner[1] * cellHeight + (toX + onX) * inset,
    }
  })
  marks.roundShape(points, cellWidth * 0.2)
}

const direction = (from: Corner, to: Corner): Corner => [
  Math.sign(to[0] - from[0]),
  Math.sign(to[1] - from[1]),
]

function drawVeil(veil: Graphics, layout: Layout, positions: readonly Position[]): void {
  const { x, y, cellWidth, cellHeight, reels, rows } = layout
  const lit = new Set(positions.map(String))
  for (let reel = 0; reel < reels; reel += 1) {
    for (let row = 0; row < rows; row += 1) {
      if (lit.has(String([reel, row]))) continue
      veil.rect(x + reel * cellWidth, y + row * cellHeight, cellWidth, cellHeight)
    }
  }
  veil.fill(colourOf('shadow', dimAlpha))
}
