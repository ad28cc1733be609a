import { call, type Value } from '@fairhouse/browser/call'
import { Button, buttonClass, Dialog, Problem } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { useAct } from '#lib/act'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'

type Told = Value<'POST /office/api/catalogue/import'>

/** The server takes no more. */
const mostBytes = 4_000_000

/** Puts in a vendor's list from a file, and tells what came of it or what is wrong with it. */
export function ImportList({ vendor }: { vendor: string }) {
  const { t } = useWords()
  const id = useId()
  const again = useAgain()
  const { busy, problem, run } = useAct()
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState<Told | 'large'>()
  const send = (file: File) => {
    setTold(undefined)
    if (file.size > mostBytes) {
      setTold('large')
      return
    }
    void run(async () => {
      const sent = { vendor, file: file.name, content: await file.text() }
      setTold(await call('POST /office/api/catalogue/import', sent))
      again('GET /office/api/catalogue', 'GET /office/api/catalogue/games')
    })
  }
  const close = () => {
    setTold(undefined)
    setOpen(false)
  }
  return (
    <>
      <Button size="small" variant="quiet" icon="download" onClick={() => setOpen(true)}>
        {t('catalogue.import')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('catalogue.import')}
        onClose={close}
        delayMs={0}
        width={560}
        actions={
          <Button variant="plain" size="small" busy={busy} onClick={close}>
            {t('common.close')}
          </Button>
        }
      >
        <div className="flex flex-col gap-5">
          <p className="text-text-quiet">{t('catalogue.import_text')}</p>
          <label htmlFor={id} className={buttonClass('quiet', 'small')}>
            {t('catalogue.import_choose')}
            <input
              id={id}
              type="file"
              accept=".csv,.json"
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) send(file)
                target.value = ''
              }}
            />
          </label>
          <Problem text={told === 'large' ? t('catalogue.import_large') : problem} />
          {told !== undefined && told !== 'large' && <Outcome told={told} />}
        </div>
      </Dialog>
    </>
  )
}

function Outcome({ told: { faults, ...counts } }: { told: Told }) {
  const { t } = useWords()
  if (faults.length === 0) return <p role="status">{t('catalogue.import_done', counts)}</p>
  return (
    <div role="alert" className="flex flex-col gap-2">
      <p className="font-semibold text-bad">{t('catalogue.import_faults')}</p>
      <ul className="flex flex-col gap-1 text-sm">
        {faults.map(({ row, text }) => {
          const where =
            row === null ? t('catalogue.import_whole') : t('catalogue.import_row', { row })
          return (
            <li key={`${row} ${text}`} className="wrap-anywhere">
              {`${where}: ${text}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
