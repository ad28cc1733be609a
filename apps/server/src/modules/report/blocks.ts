/** Lines per level 1 block, and level 1 blocks per level 2 block. */
export const blockSize = 256
const blocksInLarge = 64
const largeSize = blockSize * blocksInLarge

/** A range of lines or blocks of one level; `to` is exclusive. */
export interface Piece {
  level: 0 | 1 | 2
  from: number
  to: number
}

/** A range of line numbers; `to` is exclusive. */
export interface LineRange {
  from: number
  to: number
}

/** The count of a block; for single lines the block they are in. */
export interface BlockCount {
  level: number
  block: number
  count: number
}

/** The fewest pieces that cover exactly these lines. */
export function coveringPieces({ from, to }: LineRange): Piece[] {
  const [first, last] = [Math.ceil(from / blockSize), Math.floor(to / blockSize)]
  if (first >= last) return nonEmpty([{ level: 0, from, to }])
  const [large, lastLarge] = [Math.ceil(first / blocksInLarge), Math.floor(last / blocksInLarge)]
  const edges: Piece[] = [
    { level: 0, from, to: first * blockSize },
    { level: 0, from: last * blockSize, to },
  ]
  if (large >= lastLarge) return nonEmpty([...edges, { level: 1, from: first, to: last }])
  return nonEmpty([
    ...edges,
    { level: 1, from: first, to: large * blocksInLarge },
    { level: 1, from: lastLarge * blocksInLarge, to: last },
    { level: 2, from: large, to: lastLarge },
  ])
}

const nonEmpty = (pieces: Piece[]) => pieces.filter(({ from, to }) => from < to)

const sizeOf = (level: number) => (level === 2 ? largeSize : blockSize)

/** The level 1 blocks in a level 2 block. */
export function smallBlocksIn(block: number): Piece {
  return { level: 1, from: block * blocksInLarge, to: (block + 1) * blocksInLarge }
}

/** The lines of a counted block, clipped to the requested range. */
export function linesOf({ level, block }: BlockCount, within: LineRange): LineRange {
  const from = block * sizeOf(level)
  const to = from + sizeOf(level)
  return { from: Math.max(from, within.from), to: Math.min(to, within.to) }
}

/** The blocks, newest first, that a page touches, and how many lines to skip in the first. */
export function pageSpan<C extends BlockCount>(counted: readonly C[], skip: number, size: number) {
  const newest = counted.toSorted((one, other) => startOf(other) - startOf(one))
  const span: C[] = []
  let passed = 0
  let before = 0
  for (const one of newest) {
    if (passed >= skip + size) break
    if (one.count > 0 && passed + one.count > skip) span.push(one)
    else if (span.length === 0) before += one.count
    passed += one.count
  }
  return { span, skip: skip - before }
}

const startOf = ({ level, block }: BlockCount) => block * sizeOf(level)

/** The blocks that become full when a list grows. */
export function filledBy({ from, to }: LineRange, size: number): LineRange {
  return { from: Math.floor(from / size), to: Math.floor(to / size) }
}

export const levels = [
  { level: 1, size: blockSize },
  { level: 2, size: largeSize },
] as const
