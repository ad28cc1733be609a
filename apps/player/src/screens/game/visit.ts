import { add, parseAmount, subtract, zero, type Amount } from '@fairhouse/money'

/** Result of this visit as reported by the frame. */
export interface Visit {
  readonly rounds: number
  readonly net: Amount
}

export const freshVisit: Visit = { rounds: 0, net: zero }

/** Adds a round; invalid amounts are ignored. */
export function withRound(visit: Visit, round: { stake: string; win: string }): Visit {
  const stake = parseAmount(round.stake)
  const win = parseAmount(round.win)
  if (stake === undefined || win === undefined) return visit
  return { rounds: visit.rounds + 1, net: add(visit.net, subtract(win, stake)) }
}
