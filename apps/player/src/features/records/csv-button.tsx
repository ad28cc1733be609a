import { saveFile } from '@fairhouse/browser/files'
import { Button } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import { Problem, useAction } from '#lib/action'
import { nowMs } from '#lib/clock'

interface Part {
  readonly csv: string
  readonly next: string | null
}

interface Props {
  /** The name of the file without its ending. */
  name: string
  /** A part of the file: the first, then those after it. */
  ask: (after: string | undefined) => Promise<Part>
}

/** All parts, one after the other: a file is whole or there is none. */
async function gather(ask: Props['ask']): Promise<Blob> {
  const parts: string[] = []
  let after: string | undefined
  do {
    const part = await ask(after)
    parts.push(part.csv)
    after = part.next ?? undefined
  } while (after !== undefined)
  return new Blob(parts, { type: 'text/csv;charset=utf-8' })
}

export function CsvButton({ name, ask }: Props) {
  const { tc } = useCentreWords()
  const { busy, problem, run } = useAction()
  const download = () =>
    void run(async () => {
      const date = new Date(nowMs()).toISOString().slice(0, 10)
      saveFile(`${name}-${date}.csv`, await gather(ask))
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
