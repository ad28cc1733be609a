import { gatherParts, saveFile } from '@fairhouse/browser/files'
import { Button } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import { Problem, useAction } from '#lib/action'
import { nowMs } from '#lib/clock'

interface Props {
  /** The name of the file without its ending. */
  name: string
  /** A part of the file: the first, then those after it. */
  ask: Parameters<typeof gatherParts>[0]
}

export function CsvButton({ name, ask }: Props) {
  const { tc } = useCentreWords()
  const { busy, problem, run } = useAction()
  const download = () =>
    void run(async () => {
      const date = new Date(nowMs()).toISOString().slice(0, 10)
      saveFile(`${name}-${date}.csv`, await gatherParts(ask))
    })
  return (
    <>
      <Button variant="quiet" size="small" icon="download" busy={busy} onClick={download}>
        {tc(busy ? 'records.downloading' : 'records.download')}
      </Button>
      <Problem text={problem} />
    </>
  )
}
