import { childOf, type Prefix } from './line-prefix.ts'
import type { ByCount, LinesModel } from './model.ts'
import { symbolAt } from './window.ts'

/**
 * Concatenates all strips, each with its first rows repeated, and the symbols and scatters shown at
 * each stop.
 */
export function reelsOf(model: LinesModel, strips: LinesModel['strips'], names: readonly string[]) {
  const symbols: number[] = []
  const scatters: number[] = []
  const starts: number[] = []
  for (const strip of strips) {
    starts.push(symbols.length)
    const wrapped = Array.from({ length: strip.length + model.rows }, (_, index) =>
      symbolAt(strip, index % strip.length),
    )
    for (const [stop, symbol] of wrapped.entries()) {
      const column = wrapped.slice(stop, stop + model.rows)
      symbols.push(names.indexOf(symbol))
      scatters.push(column.filter((one) => one === model.scatter.symbol).length)
    }
  }
  return {
    symbols: Int32Array.from(symbols),
    scatters: Int32Array.from(scatters),
    starts: Int32Array.from(starts),
  }
}

/**
 * Merges lines with a common beginning into one path until they part. A step is a row of a reel;
 * once it decides the payout of its lines, the walk continues at `after`.
 */
export function pathsOf(lines: LinesModel['lines']) {
  const steps: { reel: number; row: number; after: number; lines: number }[] = []
  const visit = (group: LinesModel['lines'], reel: number) => {
    for (const row of new Set(group.map((line) => line[reel]))) {
      if (row === undefined) continue
      const through = group.filter((line) => line[reel] === row)
      const step = { reel, row, after: 0, lines: through.length }
      steps.push(step)
      visit(through, reel + 1)
      step.after = steps.length
    }
  }
  visit(lines, 0)
  const column = (of: 'reel' | 'row' | 'after' | 'lines') =>
    Int32Array.from(steps, (step) => step[of])
  return {
    reels: column('reel'),
    rows: column('row'),
    after: column('after'),
    lines: column('lines'),
  }
}

/**
 * Builds a transition table: from state and symbol to the next state, or to ~(index of a payout).
 */
export function tableOf(root: Prefix, symbols: number) {
  const states: Prefix[] = [root]
  const decided: number[] = []
  const next: number[] = []
  for (const state of states) {
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      const child = childOf(state, symbol)
      const index = child.isAlive ? states.push(child) : decided.push(child.credits)
      next.push(child.isAlive ? (index - 1) * symbols : -index)
    }
  }
  return { next: Int32Array.from(next), decided: Int32Array.from(decided) }
}

/** Converts counts to a table with an entry for every possible number of scatters. */
export const byCount = (counts: ByCount, { strips, rows }: LinesModel): Int32Array =>
  Int32Array.from({ length: strips.length * rows + 1 }, (_, count) => counts[count] ?? 0)

export const at = (table: Int32Array, index: number): number => table[index] ?? 0
