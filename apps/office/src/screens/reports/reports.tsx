import { Tabs } from '@fairhouse/ui'
import { Page } from '#features/page'
import { useWords } from '#lib/words'
import { FiguresReport } from './figures-report.tsx'
import { OwedReport } from './owed-report.tsx'
import { ReconcileReport } from './reconcile-report.tsx'
import { views } from './told.ts'
import { useAsked } from './use-asked.ts'

/** What moved, what is owed, and what providers say. */
export function Reports() {
  const { t } = useWords()
  const { view, chosen, setView, setChosen } = useAsked()
  const asked = { chosen, onChoose: setChosen }
  return (
    <Page title={t('reports.title')} text={t('reports.text')}>
      <Tabs
        label={t('reports.views')}
        tabs={views.map((id) => ({ id, label: t(`reports.view_${id}`) }))}
        value={view}
        onChange={setView}
        isWrapped
      >
        {view === 'owed' && <OwedReport {...asked} />}
        {view === 'reconcile' && <ReconcileReport {...asked} />}
        {view !== 'owed' && view !== 'reconcile' && (
          <FiguresReport key={`${view} ${JSON.stringify(chosen)}`} view={view} {...asked} />
        )}
      </Tabs>
    </Page>
  )
}
