import type { Rng } from '#core'
import type { LinesEvent } from './events.ts'
import type { FreeSpins, LinesModel } from './model.ts'
import { spin, type SpinResult } from './spin.ts'

export interface LinesRound {
  readonly events: readonly LinesEvent[]
  readonly credits: number
}

/** Plays a paid spin and the free spins that it wins. */
export function playRound(model: LinesModel, rng: Rng): LinesRound {
  const paid = spin(model, { strips: model.strips, multiplier: 1, room: model.maxCredits }, rng)
  const free = freeSpins(model, paid, rng)
  const credits = paid.credits + free.credits
  const full: LinesEvent[] = credits === model.maxCredits ? [{ type: 'maxWin', credits }] : []
  return { events: [...paid.events, ...free.events, ...full, { type: 'end', credits }], credits }
}

function freeSpins(model: LinesModel, paid: SpinResult, rng: Rng): LinesRound {
  const rules = model.freeSpins
  const room = model.maxCredits - paid.credits
  const first = rules ? spinsWon(rules, rules.won, paid.scatters.length, 0) : 0
  if (!rules || first === 0 || room === 0) return { events: [], credits: 0 }

  const { multiplier, strips } = rules
  const events: LinesEvent[] = [wonEvent(first, first, paid)]
  let total = first
  let credits = 0
  let index = 0
  while (index < total && credits < room) {
    index += 1
    events.push({ type: 'freeSpin', index, left: total - index, multiplier })
    const result = spin(model, { strips, multiplier, room: room - credits }, rng)
    events.push(...result.events)
    credits += result.credits
    const again = spinsWon(rules, rules.wonAgain, result.scatters.length, total)
    if (again === 0 || credits === room) continue
    total += again
    events.push(wonEvent(again, total, result))
  }
  events.push({ type: 'featureEnd', spins: index, credits })
  return { events, credits }
}

const spinsWon = ({ most }: FreeSpins, won: FreeSpins['won'], scatters: number, total: number) =>
  Math.min(won[scatters] ?? 0, most - total)

const wonEvent = (count: number, total: number, { scatters }: SpinResult): LinesEvent => ({
  type: 'freeSpinsWon',
  count,
  total,
  positions: scatters,
})
