import { saveFile } from '@fairhouse/browser/files'
import { Button } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { csvOf } from './csv.ts'
import type { AuditRow } from './told.ts'

/** What is shown, as a file. */
export function SaveCsv({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useWords()
  const name = `audit-${rows.at(-1)?.seq ?? ''}-${rows[0]?.seq ?? ''}.csv`
  const save = () => saveFile(name, new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }))
  return (
    <Button variant="quiet" size="small" icon="download" onClick={save}>
      {t('audit.csv')}
    </Button>
  )
}
