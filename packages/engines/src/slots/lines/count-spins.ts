import { childOf, rootOf, type Prefix } from './line-prefix.ts'
import type { LinesModel } from './model.ts'
import { windowAt } from './window.ts'

/**
 * Number of stop combinations that pay these credits, before any multiplier, and show this many
 * scatters.
 */
export interface SpinCount {
  readonly credits: number
  readonly scatters: number
  readonly count: number
}

/** One stop of a reel: symbol numbers from the top, and the number of scatters. */
interface Column {
  readonly symbols: readonly number[]
  readonly scatters: number
}

interface Line {
  readonly rows: readonly number[]
  readonly prefix: Prefix
}

/**
 * Counts every combination of stops by its payout. Lines drop out reel by reel once they are
 * decided; when none is left, only the scatters of the remaining reels are counted.
 */
export function countSpins(model: LinesModel, strips: LinesModel['strips']): SpinCount[] {
  const names = [...new Set(strips.flat())]
  const reels = strips.map((strip) => columnsOf(model, strip, names))
  const scattersAfter = scattersFrom(reels)
  const counts = new Map<number, number[]>()

  const visit = (reel: number, lines: readonly Line[], credits: number, scatters: number) => {
    const columns = reels[reel]
    if (lines.length === 0 || !columns) {
      const byScatters = counts.get(credits) ?? []
      counts.set(credits, byScatters)
      scattersAfter[reel]?.forEach((count, more) => add(byScatters, scatters + more, count))
      return
    }
    for (const column of columns) {
      const alive: Line[] = []
      let decided = credits
      for (const { rows, prefix } of lines) {
        const child = childOf(prefix, column.symbols[rows[reel] ?? 0] ?? 0)
        if (child.isAlive) alive.push({ rows, prefix: child })
        else decided += child.credits
      }
      visit(reel + 1, alive, decided, scatters + column.scatters)
    }
  }

  const root = rootOf(model, names)
  visit(
    0,
    model.lines.map((rows) => ({ rows, prefix: root })),
    0,
    0,
  )
  return [...counts].flatMap(([credits, byScatters]) =>
    byScatters
      .map((count, scatters) => ({
        credits: credits + (model.scatter.pays[scatters] ?? 0),
        scatters,
        count,
      }))
      .filter(({ count }) => count > 0),
  )
}

function columnsOf(model: LinesModel, strip: readonly string[], names: readonly string[]) {
  return strip.map((_, stop): Column => {
    const [column = []] = windowAt([strip], [stop], model.rows)
    return {
      symbols: column.map((symbol) => names.indexOf(symbol)),
      scatters: column.filter((symbol) => symbol === model.scatter.symbol).length,
    }
  })
}

/**
 * For each reel: number of stop combinations, of it and the reels after it, that show 0, 1, 2 …
 * scatters.
 */
function scattersFrom(reels: readonly (readonly Column[])[]): number[][] {
  return reels.reduceRight<number[][]>(
    (scattersAfter, columns) => {
      const counts: number[] = []
      for (const column of columns) {
        scattersAfter[0]?.forEach((count, scatters) =>
          add(counts, scatters + column.scatters, count),
        )
      }
      return [Array.from(counts, (count) => count ?? 0), ...scattersAfter]
    },
    [[1]],
  )
}

function add(counts: number[], index: number, count: number) {
  while (counts.length <= index) counts.push(0)
  counts[index] = (counts[index] ?? 0) + count
}
