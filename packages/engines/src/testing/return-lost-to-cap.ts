import { minus } from '#core'
import type { LinesModel } from '#slots'
import { provenFigures } from '../proof.ts'
import { uncappedReturn } from '../slots/lines/uncapped-return.ts'

/**
 * Returns how much of the return is lost to the cap on a round's payout: the uncapped return,
 * computed by another method than the proof's, less the proved return.
 */
export function returnLostToCap(model: LinesModel): number {
  const cut = minus(uncappedReturn(model), provenFigures(model).returnToPlayer)
  return Number((cut.numerator * 10n ** 12n) / cut.denominator) / 10 ** 12
}
