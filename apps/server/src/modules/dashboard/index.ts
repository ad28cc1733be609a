import type { Kit } from '#platform/kit'
import { createLedgerCheck } from './ledger-check.ts'
import { createDashboardView } from './dashboard.ts'
import { createDashboardHttp } from './http.ts'
import { createLedgerRows } from './ledger-rows.ts'
import { createLiabilities } from './liabilities.ts'
import type { Deps } from './deps.ts'
import { createReconciliation } from './reconciliation.ts'
import { createReports } from './reports.ts'
import { createScopes } from './scopes.ts'

/** Dashboard and reports of the house, for staff. */
export function createDashboard(kit: Kit, modules: Deps) {
  const deps = { kit, ...modules }
  const scopes = createScopes(deps)
  const checking = createLedgerCheck(deps)
  return {
    http: createDashboardHttp({
      reports: createReports(deps, scopes),
      rows: createLedgerRows(deps, scopes),
      liabilities: createLiabilities(deps, scopes),
      reconciliation: createReconciliation(deps, scopes),
      dashboard: createDashboardView(deps, scopes, checking),
    }),
    /** Timed work: replays the journal once a day. */
    check: checking.checkOnceADay,
  }
}
