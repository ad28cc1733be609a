import type { HandlersOf } from '#platform/http'
import type { createDashboardView } from './dashboard.ts'
import type { createLedgerRows } from './ledger-rows.ts'
import type { createLiabilities } from './liabilities.ts'
import type { createReconciliation } from './reconciliation.ts'
import type { createReports } from './reports.ts'

type Route =
  | 'GET /office/api/dashboard'
  | 'GET /office/api/report'
  | 'GET /office/api/report/csv'
  | 'GET /office/api/report/rows'
  | 'GET /office/api/report/rows/csv'
  | 'GET /office/api/report/owed'
  | 'GET /office/api/report/reconcile'

interface HttpDeps {
  reports: ReturnType<typeof createReports>
  rows: ReturnType<typeof createLedgerRows>
  liabilities: ReturnType<typeof createLiabilities>
  reconciliation: ReturnType<typeof createReconciliation>
  dashboard: ReturnType<typeof createDashboardView>
}

export function createDashboardHttp(deps: HttpDeps): HandlersOf<Route> {
  const { reports, rows, liabilities, reconciliation, dashboard } = deps
  return {
    'GET /office/api/dashboard': ({ input }) => dashboard(input.brandId),
    'GET /office/api/report': ({ input, language }) => reports.told(input, language),
    'GET /office/api/report/csv': ({ input, language }) => reports.csv(input, language),
    'GET /office/api/report/rows': ({ input }) => rows.list(input),
    'GET /office/api/report/rows/csv': ({ input }) => rows.csv(input),
    'GET /office/api/report/owed': ({ input }) => liabilities(input),
    'GET /office/api/report/reconcile': ({ input }) => reconciliation(input),
  }
}
