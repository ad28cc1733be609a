import type { Rng } from '#core'
import { rootOf } from './line-prefix.ts'
import type { LinesModel } from './model.ts'
import { at, byCount, pathsOf, reelsOf, tableOf } from './score-tables.ts'

/** Returns the payout of one round in credits. */
export type Score = (rng: Rng) => number

/** Result of a spin; all spins share one object, because allocating one for each is slow. */
interface SpinResult {
  credits: number
  scatters: number
}

/**
 * Computes only payouts: the same draws in the same order as the engine, but no events, windows or
 * positions. Simulation needs millions of rounds.
 */
export function scoreOf(model: LinesModel): Score {
  const { maxCredits, freeSpins: rules } = model
  const spinPaid = spinner(model, model.strips)
  const spinFree = rules ? spinner(model, rules.strips) : spinPaid
  const result: SpinResult = { credits: 0, scatters: 0 }
  const won = byCount(rules?.won ?? {}, model)
  const wonAgain = byCount(rules?.wonAgain ?? {}, model)
  const maxSpins = rules?.most ?? 0
  const multiplier = rules?.multiplier ?? 1

  return (rng) => {
    spinPaid(rng, result)
    let credits = Math.min(result.credits, maxCredits)
    let total = Math.min(at(won, result.scatters), maxSpins)
    for (let index = 0; index < total && credits < maxCredits; index += 1) {
      spinFree(rng, result)
      credits = Math.min(credits + result.credits * multiplier, maxCredits)
      total += Math.min(at(wonAgain, result.scatters), maxSpins - total)
    }
    return credits
  }
}

/** Returns a spin function for these strips; the caller multiplies and caps the payout. */
function spinner(model: LinesModel, strips: LinesModel['strips']) {
  const names = [...new Set(strips.flat())]
  const { next, decided } = tableOf(rootOf(model, names), names.length)
  const { symbols, scatters, starts } = reelsOf(model, strips, names)
  const { reels, rows, after, lines } = pathsOf(model.lines)
  const scatterPays = byCount(model.scatter.pays, model)
  const lengths = Int32Array.from(strips, ({ length }) => length)
  const tops = new Int32Array(strips.length)
  const states = new Int32Array(strips.length + 1)

  return (rng: Rng, result: SpinResult) => {
    let shown = 0
    for (let reel = 0; reel < lengths.length; reel += 1) {
      const top = at(starts, reel) + rng.below(at(lengths, reel))
      tops[reel] = top
      shown += at(scatters, top)
    }
    let credits = at(scatterPays, shown)
    for (let step = 0; step < reels.length;) {
      const reel = at(reels, step)
      const state = at(next, at(states, reel) + at(symbols, at(tops, reel) + at(rows, step)))
      if (state < 0) credits += at(decided, ~state) * at(lines, step)
      else states[reel + 1] = state
      step = state < 0 ? at(after, step) : step + 1
    }
    result.credits = credits
    result.scatters = shown
  }
}
