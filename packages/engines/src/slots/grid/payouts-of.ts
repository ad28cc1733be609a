import type { Payouts } from '#core'
import type { GridModel } from './model.ts'
import { objectsOf, ordersOf, pickPayouts } from './pick.ts'
import { playRow, tableOf, type Mode } from './round.ts'

/**
 * How often a round pays what, exactly: every row of the table is played once, and where one opens
 * a pick bonus, all orders of its objects are counted.
 */
export function gridPayouts(model: GridModel, mode: Mode = 'spin'): Payouts {
  const { rows } = tableOf(model, mode)
  const { counts, most } = countRows(model, mode, rows)
  const { pick } = model
  const objects = pick ? objectsOf(pick) : 0
  const orders = ordersOf(objects, most)
  const weights = new Map<number, bigint>()
  for (const [picks, byCredits] of counts) {
    const after = pick && picks > 0 ? pickPayouts(pick, picks) : nothing
    const each = orders / after.total
    for (const [credits, count] of byCredits) {
      for (const [more, weight] of after.weights) {
        const paid = Math.min(credits + more, model.maxCredits)
        weights.set(paid, (weights.get(paid) ?? 0n) + BigInt(count) * weight * each)
      }
    }
  }
  return { weights, total: BigInt(rows) * orders }
}

const nothing: Payouts = { weights: new Map([[0, 1n]]), total: 1n }

/** Rows by how many objects they let open and what they pay themselves. */
function countRows(model: GridModel, mode: Mode, rows: number) {
  const counts = new Map<number, Map<number, number>>()
  let most = 0
  for (let row = 0; row < rows; row += 1) {
    const { credits, picks } = playRow(model, mode, row)
    const byCredits = counts.get(picks) ?? new Map<number, number>()
    counts.set(picks, byCredits)
    byCredits.set(credits, (byCredits.get(credits) ?? 0) + 1)
    most = Math.max(most, picks)
  }
  return { counts, most }
}
