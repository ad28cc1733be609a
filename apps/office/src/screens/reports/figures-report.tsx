import { call } from '@fairhouse/browser/call'
import { CsvButton } from '#features/csv'
import { Paged, Rows, usePages } from '#features/list'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/words'
import { Filtered } from './filtered.tsx'
import { ReportChart } from './report-chart.tsx'
import { toldBy, type View } from './told.ts'
import { Totals } from './totals.tsx'
import type { Chosen } from './use-asked.ts'
import { useColumns } from './use-columns.tsx'

interface Props {
  view: Exclude<View, 'owed' | 'reconcile'>
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** What moved, drawn and told, with its totals. */
export function FiguresReport({ view, chosen, onChoose }: Props) {
  const { t } = useWords()
  const by = toldBy(view)
  const pages = usePages()
  const { after } = pages
  const input = { by, ...chosen }
  const answer = useLook(
    asking('GET /office/api/report', { ...input, ...(after !== undefined && { after }) }),
  )
  return (
    <Filtered {...{ answer, chosen, onChoose }}>
      {(report) => (
        <>
          <Totals report={report} view={view} />
          <ReportChart report={report} view={view} />
          <FigureRows view={view} report={report} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Paged pages={pages} next={report.next} />
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
