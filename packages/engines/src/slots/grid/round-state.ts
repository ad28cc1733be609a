import type { Rng } from '#core'
import type { GridEvent } from './events.ts'
import type { GridModel } from './model.ts'

/** A round in play. */
export interface RoundState {
  readonly model: GridModel
  readonly rng: Rng
  /** Receives the events in order; left out where only the payout matters. */
  readonly emit: ((event: GridEvent) => void) | undefined
  /** Credits won, never above the model's cap. */
  credits: number
  /** Free spins won. */
  spins: number
}

export const isCapped = ({ model, credits }: RoundState): boolean => credits >= model.maxCredits

/** Adds a win, cut at the cap of the round; returns the credits added. */
export function pay(round: RoundState, credits: number): number {
  const paid = Math.min(credits, round.model.maxCredits - round.credits)
  round.credits += paid
  return paid
}
