import { amountOf, toWire } from '@fairhouse/money'
import type { Finding } from './finding.ts'
import type { Thresholds } from './thresholds.ts'

/** A round from the journal. */
export interface Round {
  memberId: string
  vendor: string
  roundId: string
  game: string
  stake: bigint
  win: bigint
  at: Date
}

const money = (units: bigint) => toWire(amountOf(units))

/** A round with a high win, or with a win of many times its stake above a minimum. */
export function largeWin(thresholds: Thresholds, round: Round): Finding | undefined {
  const { amount, multiple, least } = thresholds
  const { stake, win, vendor, roundId, game, memberId, at } = round
  const isMuch = amount > 0n && win >= amount
  const isManyTimes = multiple > 0 && stake > 0n && win >= least && win >= stake * BigInt(multiple)
  if (!isMuch && !isManyTimes) return undefined
  const figures: Record<string, string> = { win: money(win), stake: money(stake) }
  if (stake > 0n) figures.times = String(win / stake)
  return {
    kind: 'largeWin',
    key: JSON.stringify([vendor, roundId, memberId]),
    members: [memberId],
    figures: { ...figures, vendor, game, round: roundId },
    at,
  }
}
