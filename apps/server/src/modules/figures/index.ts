import type { Kit } from '#platform/kit'
import { checkingOf } from './checking.ts'
import { dashboardOf } from './dashboard.ts'
import { figuresHttp } from './http.ts'
import { ledgerRowsOf } from './ledger-rows.ts'
import { owingOf } from './owing.ts'
import type { Below } from './parts.ts'
import { reconcilingOf } from './reconciling.ts'
import { reportsOf } from './reports.ts'
import { scopesOf } from './scopes.ts'

/** How the house stands, as colleagues see it. */
export function createFigures(kit: Kit, below: Below) {
  const parts = { kit, ...below }
  const scopes = scopesOf(parts)
  const checking = checkingOf(parts)
  return {
    http: figuresHttp({
      reports: reportsOf(parts, scopes),
      rows: ledgerRowsOf(parts, scopes),
      owing: owingOf(parts, scopes),
      reconciling: reconcilingOf(parts, scopes),
      dashboard: dashboardOf(parts, scopes, checking),
    }),
    /** Timed work: replays the books, once a day. */
    check: checking.checkOnceADay,
  }
}
