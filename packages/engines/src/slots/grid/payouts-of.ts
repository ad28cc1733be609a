import type { Payouts } from '#core'
import type { GridModel } from './model.ts'
import { objectsOf, ordersOf, pickPayouts } from './pick.ts'
import { playRow, tableOf, type Mode } from './round.ts'

/**
 * Computes the exact distribution of payouts: plays every row of the table once and counts all
 * orders of the objects of a pick bonus.
 */
export function gridPayouts(model: GridModel, mode: Mode = 'spin'): Payouts {
  const { rows } = tableOf(model, mode)
  const { counts, maxPicks } = countRows(model, mode, rows)
  const { pick } = model
  const objects = pick ? objectsOf(pick) : 0
  const orders = ordersOf(objects, maxPicks)
  const weights = new Map<number, bigint>()
  for (const [picks, byCredits] of counts) {
    const bonus = pick && picks > 0 ? pickPayouts(pick, picks) : noBonus
    const factor = orders / bonus.total
    for (const [credits, count] of byCredits) {
      for (const [more, weight] of bonus.weights) {
        const paid = Math.min(credits + more, model.maxCredits)
        weights.set(paid, (weights.get(paid) ?? 0n) + BigInt(count) * weight * factor)
      }
    }
  }
  return { weights, total: BigInt(rows) * orders }
}

const noBonus: Payouts = { weights: new Map([[0, 1n]]), total: 1n }

/** Counts rows by their number of picks and their own payout. */
function countRows(model: GridModel, mode: Mode, rows: number) {
  const counts = new Map<number, Map<number, number>>()
  let maxPicks = 0
  for (let row = 0; row < rows; row += 1) {
    const { credits, picks } = playRow(model, mode, row)
    const byCredits = counts.get(picks) ?? new Map<number, number>()
    counts.set(picks, byCredits)
    byCredits.set(credits, (byCredits.get(credits) ?? 0) + 1)
    maxPicks = Math.max(maxPicks, picks)
  }
  return { counts, maxPicks }
}
