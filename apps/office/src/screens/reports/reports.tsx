import { Tabs } from '@fairhouse/ui'
import { Page } from '#features/page'
import { useWords } from '#lib/words'
import { TotalsReport } from './totals-report.tsx'
import { LiabilitiesReport } from './liabilities-report.tsx'
import { ReconcileReport } from './reconcile-report.tsx'
import { views } from './view.ts'
import { useFilters } from './use-filters.ts'

/** Reports: totals, liabilities and reconciliation. */
export function Reports() {
  const { t } = useWords()
  const { view, filter, setView, setFilter } = useFilters()
  const filterProps = { filter, onChoose: setFilter }
  return (
    <Page title={t('reports.title')} text={t('reports.text')}>
      <Tabs
        label={t('reports.views')}
        tabs={views.map((id) => ({ id, label: t(`reports.view_${id}`) }))}
        value={view}
        onChange={setView}
        isWrapped
      >
        {view === 'owed' && <LiabilitiesReport {...filterProps} />}
        {view === 'reconcile' && <ReconcileReport {...filterProps} />}
        {view !== 'owed' && view !== 'reconcile' && (
          <TotalsReport key={`${view} ${JSON.stringify(filter)}`} view={view} {...filterProps} />
        )}
      </Tabs>
    </Page>
  )
}
