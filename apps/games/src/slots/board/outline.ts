import type { Position } from '@fairhouse/engines'

/** Corner of the grid lines: column and row. */
export type Corner = readonly [x: number, y: number]

/** Clockwise corners of a position. */
const sides = [
  [0, 0, 1, 0, 0, -1],
  [1, 0, 1, 1, 1, 0],
  [1, 1, 0, 1, 0, 1],
  [0, 1, 0, 0, -1, 0],
] as const

/** Closed outlines of a group of positions: outer ones clockwise, holes counter-clockwise. */
export function outlineOf(positions: readonly Position[]): readonly (readonly Corner[])[] {
  const held = new Set(positions.map(([reel, row]) => `${reel},${row}`))
  const edges = positions.flatMap(([reel, row]) =>
    sides.flatMap(([fromX, fromY, toX, toY, besideX, besideY]) =>
      held.has(`${reel + besideX},${row + besideY}`)
        ? []
        : [{ from: [reel + fromX, row + fromY], to: [reel + toX, row + toY] } as const],
    ),
  )
  const left = new Set(edges)
  const ways: Corner[][] = []
  for (const first of edges) {
    if (!left.has(first)) continue
    const way: Corner[] = []
    for (let edge: Edge | undefined = first; edge && left.has(edge); edge = after(edge, left)) {
      left.delete(edge)
      way.push(edge.from)
    }
    ways.push(way.filter((corner, index) => turnsAt(way, corner, index)))
  }
  return ways
}

interface Edge {
  readonly from: Corner
  readonly to: Corner
}

/** Positions that only touch at a corner keep separate outlines: the path turns right. */
function after({ from, to }: Edge, left: ReadonlySet<Edge>): Edge | undefined {
  const next = [...left].filter((edge) => edge.from[0] === to[0] && edge.from[1] === to[1])
  const right = next.find(
    (edge) => edge.to[0] - to[0] === -(to[1] - from[1]) && edge.to[1] - to[1] === to[0] - from[0],
  )
  return right ?? next[0]
}

function turnsAt(way: readonly Corner[], [x, y]: Corner, index: number): boolean {
  const before = way.at(index - 1)
  const then = way[(index + 1) % way.length]
  if (!before || !then) return true
  return (x - before[0]) * (then[1] - y) !== (y - before[1]) * (then[0] - x)
}
