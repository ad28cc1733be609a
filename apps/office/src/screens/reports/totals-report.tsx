import { call } from '@fairhouse/browser/call'
import { CsvButton } from '#features/csv'
import { Pager, Rows, usePages } from '#features/list'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { Filtered } from './filtered.tsx'
import { ReportChart } from './report-chart.tsx'
import { groupingOf, type View } from './view.ts'
import { Totals } from './totals.tsx'
import type { Filter } from './use-filters.ts'
import { useColumns } from './use-columns.tsx'

interface Props {
  view: Exclude<View, 'owed' | 'reconcile'>
  filter: Filter
  onChoose: (filter: Filter) => void
}

/** Totals report: chart, table and totals. */
export function TotalsReport({ view, filter, onChoose }: Props) {
  const { t } = useWords()
  const by = groupingOf(view)
  const pages = usePages()
  const { after } = pages
  const input = { by, ...filter }
  const answer = useQueryOnce(
    freshQuery('GET /office/api/report', { ...input, ...(after !== undefined && { after }) }),
  )
  return (
    <Filtered {...{ answer, filter, onChoose }}>
      {(report) => (
        <>
          <Totals report={report} view={view} />
          <ReportChart report={report} view={view} />
          <FigureRows view={view} report={report} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Pager pages={pages} next={report.next} />
            <CsvButton
              name={t(`reports.view_${view}`)}
              ask={(part) =>
                call('GET /office/api/report/csv', {
                  ...input,
                  ...(part !== undefined && { after: part }),
                })
              }
            />
          </div>
        </>
      )}
    </Filtered>
  )
}

function FigureRows({
  view,
  report,
}: {
  view: Props['view']
  report: Parameters<typeof useColumns>[1]
}) {
  const { t } = useWords()
  const columns = useColumns(view, report)
  return (
    <Rows
      caption={t(`reports.view_${view}`)}
      columns={columns}
      rows={report.list}
      keyOf={({ day, brand, currency, vendor, game, memberId }) =>
        JSON.stringify([day, brand, currency, vendor, game, memberId])
      }
      empty={t('reports.none')}
    />
  )
}
