import { adminWords } from '@fairhouse/i18n/office'
import { call, type Value } from '@fairhouse/browser/call'
import { Button, buttonClass, Dialog, Problem } from '@fairhouse/ui'
import { useId, useState } from 'react'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'

type ImportResult = Value<'POST /office/api/catalogue/import'>

/** Same maximum as on the server. */
const maxBytes = 4_000_000

/** Imports a provider's games from a file and shows the result or its errors. */
export function ImportList({ vendor }: { vendor: string }) {
  const { t } = useWords(adminWords)
  const id = useId()
  const again = useInvalidate()
  const { busy, problem, run } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<ImportResult | 'large'>()
  const send = (file: File) => {
    setResult(undefined)
    if (file.size > maxBytes) {
      setResult('large')
      return
    }
    void run(async () => {
      const sent = { vendor, file: file.name, content: await file.text() }
      setResult(await call('POST /office/api/catalogue/import', sent))
      again('GET /office/api/catalogue', 'GET /office/api/catalogue/games')
    })
  }
  const close = () => {
    setResult(undefined)
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
          <Problem text={result === 'large' ? t('catalogue.import_large') : problem} />
          {result !== undefined && result !== 'large' && <Outcome result={result} />}
        </div>
      </Dialog>
    </>
  )
}

function Outcome({ result: { faults, ...counts } }: { result: ImportResult }) {
  const { t } = useWords(adminWords)
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
