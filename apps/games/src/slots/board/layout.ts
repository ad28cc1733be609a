export interface Layout {
  /** Position of the first cell of the first reel. */
  readonly x: number
  readonly y: number
  readonly cellWidth: number
  readonly cellHeight: number
  readonly frame: number
  readonly reels: number
  readonly rows: number
  /** Height of the meter below the frame; zero without one. */
  readonly foot: number
}

/**
 * Cells may be somewhat taller or wider than square, to use a phone's screen in either orientation.
 */
const ratios = { min: 0.84, max: 1.2 }
const maxCellSize = 190
/** Minimum size for a container that has no layout yet. */
const minSide = 60

interface Shape {
  readonly reels: number
  readonly rows: number
  readonly hasFoot: boolean
}

export function layOut(
  container: { readonly width: number; readonly height: number },
  { reels, rows, hasFoot }: Shape,
): Layout {
  const [width, height] = [Math.max(minSide, container.width), Math.max(minSide, container.height)]
  const frame = Math.max(12, Math.min(width, height) * 0.045)
  const foot = hasFoot ? Math.round(Math.min(64, Math.max(32, height * 0.1))) : 0
  const [inWidth, inHeight] = [width - frame * 2, Math.max(24, height - frame * 2 - foot)]
  const idealRatio = inHeight / rows / (inWidth / reels)
  const ratio = Math.min(ratios.max, Math.max(ratios.min, idealRatio))
  const cellWidth = Math.floor(Math.min(inWidth / reels, inHeight / rows / ratio, maxCellSize))
  const cellHeight = Math.floor(cellWidth * ratio)
  return {
    x: Math.round((width - cellWidth * reels) / 2),
    y: Math.round((height - foot - cellHeight * rows) / 2),
    cellWidth,
    cellHeight,
    frame,
    reels,
    rows,
    foot,
  }
}

export interface Point {
  readonly x: number
  readonly y: number
}

export function centreOf(
  { x, y, cellWidth, cellHeight }: Layout,
  reel: number,
  row: number,
): Point {
  return { x: x + (reel + 0.5) * cellWidth, y: y + (row + 0.5) * cellHeight }
}

/** Centre of the meter. */
export function footOf({ x, y, cellWidth, cellHeight, frame, reels, rows, foot }: Layout): Point {
  return { x: x + (cellWidth * reels) / 2, y: y + cellHeight * rows + frame + foot * 0.46 }
}
