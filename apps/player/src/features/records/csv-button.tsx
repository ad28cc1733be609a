import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { downloadCsv, saveFile } from '@fairhouse/browser/files'
import { Button } from '@fairhouse/ui'
import { Problem, useAction } from '#lib/action'
import { nowMs } from '#lib/clock'

interface Props {
  /** The file name without extension. */
  name: string
  /** Loads the first part of the file, or the one after `after`. */
  ask: Parameters<typeof downloadCsv>[0]
}

export function CsvButton({ name, ask }: Props) {
  const { t } = useWords(centreWords)
  const { busy, problem, run } = useAction()
  const download = () =>
    void run(async () => {
      const date = new Date(nowMs()).toISOString().slice(0, 10)
      saveFile(`${name}-${date}.csv`, await downloadCsv(ask))
    })
  return (
    <>
      <Button variant="quiet" size="small" icon="download" busy={busy} onClick={download}>
        {t(busy ? 'records.downloading' : 'records.download')}
      </Button>
      <Problem text={problem} />
    </>
  )
}
