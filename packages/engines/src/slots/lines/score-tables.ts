import { childOf, type Prefix } from './line-prefix.ts'
import type { ByCount, LinesModel } from './model.ts'
import { symbolAt } from './window.ts'

/** All strips one after the other, each with its first rows again, and what shows at each stop. */
export function reelsOf(model: LinesModel, strips: LinesModel['strips'], names: readonly string[]) {
  const symbols: number[] = []
  const scatters: number[] = []
  const starts: number[] = []
  for (const strip of strips) {
    starts.push(symbols.length)
    const around = Array.from({ length: strip.length + model.rows }, (_, place) =>
      symbolAt(strip, place % strip.length),
    )
    for (const [stop, symbol] of around.entries()) {
      const column = around.slice(stop, stop + model.rows)
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
 * Lines that begin alike are one path until they part. A step is a place of a reel; once it decides
 * what its lines pay, the walk goes on `after` all of them.
 */
export function pathsOf(lines: LinesModel['lines']) {
  const steps: { reel: number; row: number; after: number; lines: number }[] = []
  const follow = (some: LinesModel['lines'], reel: number) => {
    for (const row of new Set(some.map((line) => line[reel]))) {
      if (row === undefined) continue
      const through = some.filter((line) => line[reel] === row)
      const step = { reel, row, after: 0, lines: through.length }
      steps.push(step)
      follow(through, reel + 1)
      step.after = steps.length
    }
  }
  follow(lines, 0)
  const column = (of: 'reel' | 'row' | 'after' | 'lines') =>
    Int32Array.from(steps, (step) => step[of])
  return {
    reels: column('reel'),
    rows: column('row'),
    after: column('after'),
    lines: column('lines'),
  }
}

/** What lines show as a table: from a state by a symbol to a state, or to ~(what was decided). */
export function tableOf(root: Prefix, symbols: number) {
  const states: Prefix[] = [root]
  const decided: number[] = []
  const next: number[] = []
  for (const state of states) {
    for (let symbol = 0; symbol < symbols; symbol += 1) {
      const child = childOf(state, symbol)
      const place = child.isAlive ? states.push(child) : decided.push(child.credits)
      next.push(child.isAlive ? (place - 1) * symbols : -place)
    }
  }
  return { next: Int32Array.from(next), decided: Int32Array.from(decided) }
}

/** As many places as scatters can show. */
export const byCount = (counts: ByCount, { strips, rows }: LinesModel): Int32Array =>
  Int32Array.from({ length: strips.length * rows + 1 }, (_, count) => counts[count] ?? 0)

export const at = (table: Int32Array, place: number): number => table[place] ?? 0
