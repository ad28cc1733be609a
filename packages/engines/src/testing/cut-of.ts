import { minus } from '#core'
import type { LinesModel } from '#slots'
import { provenFigures } from '../proof.ts'
import { uncappedReturn } from '../slots/lines/uncapped-return.ts'

/**
 * What the most of a round cuts off its return: the return without it, worked out another way than
 * the proof's, less the one that is proved.
 */
export function cutOf(model: LinesModel): number {
  const cut = minus(uncappedReturn(model), provenFigures(model).returnToPlayer)
  return Number((cut.numerator * 10n ** 12n) / cut.denominator) / 10 ** 12
}
