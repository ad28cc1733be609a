import type { HandlersOf } from '#platform/http'
import type { dashboardOf } from './dashboard.ts'
import type { ledgerRowsOf } from './ledger-rows.ts'
import type { owingOf } from './owing.ts'
import type { reconcilingOf } from './reconciling.ts'
import type { reportsOf } from './reports.ts'

type Route =
  | 'GET /office/api/dashboard'
  | 'GET /office/api/report'
  | 'GET /office/api/report/csv'
  | 'GET /office/api/report/rows'
  | 'GET /office/api/report/rows/csv'
  | 'GET /office/api/report/owed'
  | 'GET /office/api/report/reconcile'

interface Parts {
  reports: ReturnType<typeof reportsOf>
  rows: ReturnType<typeof ledgerRowsOf>
  owing: ReturnType<typeof owingOf>
  reconciling: ReturnType<typeof reconcilingOf>
  dashboard: ReturnType<typeof dashboardOf>
}

export function figuresHttp(parts: Parts): HandlersOf<Route> {
  const { reports, rows, owing, reconciling, dashboard } = parts
  return {
    'GET /office/api/dashboard': ({ input }) => dashboard(input.brandId),
    'GET /office/api/report': ({ input, language }) => reports.told(input, language),
    'GET /office/api/report/csv': ({ input, language }) => reports.csv(input, language),
    'GET /office/api/report/rows': ({ input }) => rows.told(input),
    'GET /office/api/report/rows/csv': ({ input }) => rows.csv(input),
    'GET /office/api/report/owed': ({ input }) => owing(input),
    'GET /office/api/report/reconcile': ({ input }) => reconciling(input),
  }
}
