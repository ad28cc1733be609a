export interface Layout {
  /** Of the first place of the first reel. */
  readonly x: number
  readonly y: number
  readonly cellWidth: number
  readonly cellHeight: number
  readonly frame: number
  readonly reels: number
  readonly rows: number
  /** Below the frame, for what counts; nothing where nothing counts. */
  readonly foot: number
}

/** Places may be a little taller or wider than square, to use a phone's screen either way up. */
const ratios = { least: 0.84, most: 1.2 }
const mostCell = 190
/** A place that is not laid out yet has no size; what is drawn for it still has one. */
const leastSide = 60

interface Shape {
  readonly reels: number
  readonly rows: number
  readonly hasFoot: boolean
}

export function layOut(
  place: { readonly width: number; readonly height: number },
  { reels, rows, hasFoot }: Shape,
): Layout {
  const [width, height] = [Math.max(leastSide, place.width), Math.max(leastSide, place.height)]
  const frame = Math.max(12, Math.min(width, height) * 0.045)
  const foot = hasFoot ? Math.round(Math.min(64, Math.max(32, height * 0.1))) : 0
  const [inWidth, inHeight] = [width - frame * 2, Math.max(24, height - frame * 2 - foot)]
  const wanted = inHeight / rows / (inWidth / reels)
  const ratio = Math.min(ratios.most, Math.max(ratios.least, wanted))
  const cellWidth = Math.floor(Math.min(inWidth / reels, inHeight / rows / ratio, mostCell))
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

/** Where what counts stands. */
export function footOf({ x, y, cellWidth, cellHeight, frame, reels, rows, foot }: Layout): Point {
  return { x: x + (cellWidth * reels) / 2, y: y + cellHeight * rows + frame + foot * 0.46 }
}
