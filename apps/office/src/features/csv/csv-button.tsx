import { gatherParts, saveFile } from '@fairhouse/browser/files'
import { Button, Problem } from '@fairhouse/ui'
import { useAct } from '#lib/act'
import { useWords } from '#lib/words'

interface Props {
  /** The name of the file without its ending. */
  name: string
  /** A part of the file: the first, then those after it. */
  ask: Parameters<typeof gatherParts>[0]
}

/** Saves all that a list has, however many pages. */
export function CsvButton({ name, ask }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const save = () => void run(async () => saveFile(`${name}.csv`, await gatherParts(ask)))
  return (
    <>
      <Button variant="quiet" size="small" icon="download" busy={busy} onClick={save}>
        {t(busy ? 'reports.saving' : 'reports.csv')}
      </Button>
      {problem !== undefined && <Problem text={problem} />}
    </>
  )
}
