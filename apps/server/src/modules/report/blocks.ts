/** Lines of a list in a block of the first level, and blocks of the first in one of the second. */
export const blockSize = 256
const blocksInLarge = 64
const largeSize = blockSize * blocksInLarge

/** Lines or blocks of one level, from the first to before the last. */
export interface Piece {
  level: 0 | 1 | 2
  from: number
  to: number
}

/** Lines by their numbers. */
export interface Lines {
  from: number
  to: number
}

/** What is counted of a piece's block; of single lines the block in which they stand. */
export interface Counted {
  level: number
  block: number
  count: number
}

/** The fewest pieces that together are these lines and no others. */
export function piecesOf({ from, to }: Lines): Piece[] {
  const [first, last] = [Math.ceil(from / blockSize), Math.floor(to / blockSize)]
  if (first >= last) return some([{ level: 0, from, to }])
  const [large, lastLarge] = [Math.ceil(first / blocksInLarge), Math.floor(last / blocksInLarge)]
  const edges: Piece[] = [
    { level: 0, from, to: first * blockSize },
    { level: 0, from: last * blockSize, to },
  ]
  if (large >= lastLarge) return some([...edges, { level: 1, from: first, to: last }])
  return some([
    ...edges,
    { level: 1, from: first, to: large * blocksInLarge },
    { level: 1, from: lastLarge * blocksInLarge, to: last },
    { level: 2, from: large, to: lastLarge },
  ])
}

const some = (pieces: Piece[]) => pieces.filter(({ from, to }) => from < to)

const sizeOf = (level: number) => (level === 2 ? largeSize : blockSize)

/** The blocks of the first level in one of the second. */
export function smallOf(block: number): Piece {
  return { level: 1, from: block * blocksInLarge, to: (block + 1) * blocksInLarge }
}

/** The lines of what was counted, within those that were asked for. */
export function linesOf({ level, block }: Counted, within: Lines): Lines {
  const from = block * sizeOf(level)
  const to = from + sizeOf(level)
  return { from: Math.max(from, within.from), to: Math.min(to, within.to) }
}

/** The newest first, those in which a page begins, goes on and ends; and what to pass over. */
export function spanOf<C extends Counted>(counted: readonly C[], skip: number, size: number) {
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

const startOf = ({ level, block }: Counted) => block * sizeOf(level)

/** The blocks that are filled when a list grows. */
export function filledBy({ from, to }: Lines, size: number): Lines {
  return { from: Math.floor(from / size), to: Math.floor(to / size) }
}

export const levels = [
  { level: 1, size: blockSize },
  { level: 2, size: largeSize },
] as const
