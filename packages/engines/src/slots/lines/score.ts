import type { Rng } from '#core'
import { rootOf } from './line-prefix.ts'
import type { LinesModel } from './model.ts'
import { at, byCount, pathsOf, reelsOf, tableOf } from './score-tables.ts'

/** What one round pays, in credits. */
export type Score = (rng: Rng) => number

/** What a spin came to; one for all spins, because making one for each is what takes the time. */
interface Spun {
  credits: number
  scatters: number
}

/**
 * Plays rounds for nothing but what they pay: the same draws in the same order as the engine, and
 * no event, window or position is made. That is what simulation needs millions of.
 */
export function scoreOf(model: LinesModel): Score {
  const { maxCredits, freeSpins: rules } = model
  const spinPaid = spinner(model, model.strips)
  const spinFree = rules ? spinner(model, rules.strips) : spinPaid
  const spun: Spun = { credits: 0, scatters: 0 }
  const won = byCount(rules?.won ?? {}, model)
  const wonAgain = byCount(rules?.wonAgain ?? {}, model)
  const most = rules?.most ?? 0
  const multiplier = rules?.multiplier ?? 1

  return (rng) => {
    spinPaid(rng, spun)
    let credits = Math.min(spun.credits, maxCredits)
    let total = Math.min(at(won, spun.scatters), most)
    for (let index = 0; index < total && credits < maxCredits; index += 1) {
      spinFree(rng, spun)
      credits = Math.min(credits + spun.credits * multiplier, maxCredits)
      total += Math.min(at(wonAgain, spun.scatters), most - total)
    }
    return credits
  }
}

/** One kind of spin, on these strips; what it pays is multiplied and cut by who asks. */
function spinner(model: LinesModel, strips: LinesModel['strips']) {
  const names = [...new Set(strips.flat())]
  const { next, decided } = tableOf(rootOf(model, names), names.length)
  const { symbols, scatters, starts } = reelsOf(model, strips, names)
  const { reels, rows, after, lines } = pathsOf(model.lines)
  const scatterPays = byCount(model.scatter.pays, model)
  const lengths = Int32Array.from(strips, ({ length }) => length)
  const tops = new Int32Array(strips.length)
  const states = new Int32Array(strips.length + 1)

  return (rng: Rng, spun: Spun) => {
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
    spun.credits = credits
    spun.scatters = shown
  }
}
