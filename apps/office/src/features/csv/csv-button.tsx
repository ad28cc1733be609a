import { downloadCsv, saveFile } from '@fairhouse/browser/files'
import { Button, Problem } from '@fairhouse/ui'
import { useAction } from '#lib/action'
import { useWords } from '#lib/words'

interface Props {
  /** File name without extension. */
  name: string
  /** Loads one part of the file: the first without a cursor, the others by cursor. */
  ask: Parameters<typeof downloadCsv>[0]
}

/** Saves the whole list as CSV, across all pages. */
export function CsvButton({ name, ask }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useAction()
  const save = () => void run(async () => saveFile(`${name}.csv`, await downloadCsv(ask)))
  return (
    <>
      <Button variant="quiet" size="small" icon="download" busy={busy} onClick={save}>
        {t(busy ? 'reports.saving' : 'reports.csv')}
      </Button>
      {problem !== undefined && <Problem text={problem} />}
    </>
  )
}
