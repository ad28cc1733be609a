import { saveFile } from '@fairhouse/browser/files'
import { Button } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { toCsv } from './csv.ts'
import type { AuditRow } from './view.ts'

/** Saves the shown rows as CSV. */
export function SaveCsv({ rows }: { rows: readonly AuditRow[] }) {
  const { t } = useWords()
  const name = `audit-${rows.at(-1)?.seq ?? ''}-${rows[0]?.seq ?? ''}.csv`
  const save = () => saveFile(name, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }))
  return (
    <Button variant="quiet" size="small" icon="download" onClick={save}>
      {t('audit.csv')}
    </Button>
  )
}
