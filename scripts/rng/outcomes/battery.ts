import { couponCollector } from './coupon-collector.ts'
import { distribution } from './distribution.ts'
import { duplicates } from './duplicates.ts'
import { interplay } from './interplay.ts'
import { overlaps } from './overlaps.ts'
import type { PValue } from './p-value.ts'
import { runs } from './runs.ts'
import { serialCorrelation } from './serial-correlation.ts'
import type { Table } from './table.ts'

/** LIST of the seven tests of GLI-19 (3.2.2) on outcomes. */
export const outcomeTests: Readonly<Record<string, (table: Table) => PValue[]>> = {
  distribution,
  'serial correlation': serialCorrelation,
  runs,
  overlaps,
  'coupon collector': couponCollector,
  interplay,
  duplicates,
}
