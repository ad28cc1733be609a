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

interface Checked {
  readonly name: string
  readonly content: string
  readonly result: ImportResult
}

/** Checks a provider's list from a file, shows what it changes or its errors, then imports it. */
export function ImportList({ vendor }: { vendor: string }) {
  const { t } = useWords(adminWords)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { busy, problem, checked, done, check, apply, forget } = useImport(vendor)
  const close = () => {
    forget()
    setOpen(false)
  }
  const isReady = checked !== undefined && checked !== 'large' && checked.result.faults.length === 0
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
          <>
            <Button variant="plain" size="small" busy={busy} onClick={close}>
              {t('common.close')}
            </Button>
            {isReady && (
              <Button size="small" busy={busy} onClick={() => apply(checked)}>
                {t('catalogue.import_apply')}
              </Button>
            )}
          </>
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
                if (file) check(file)
                target.value = ''
              }}
            />
          </label>
          <Problem text={checked === 'large' ? t('catalogue.import_large') : problem} />
          {checked !== undefined && checked !== 'large' && (
            <Outcome result={checked.result} sum="catalogue.import_preview" />
          )}
          {done && <Outcome result={done} sum="catalogue.import_done" />}
        </div>
      </Dialog>
    </>
  )
}

/** A checked file, and the outcome of its import. */
function useImport(vendor: string) {
  const again = useInvalidate()
  const { busy, problem, run } = useAction()
  const [checked, setChecked] = useState<Checked | 'large'>()
  const [done, setDone] = useState<ImportResult>()
  const check = (file: File) => {
    setChecked(undefined)
    setDone(undefined)
    if (file.size > maxBytes) {
      setChecked('large')
      return
    }
    void run(async () => {
      const content = await file.text()
      const sent = { vendor, file: file.name, content, isPreview: true }
      const result = await call('POST /office/api/catalogue/import', sent)
      setChecked({ name: file.name, content, result })
    })
  }
  const apply = ({ name, content }: Checked) =>
    void run(async () => {
      setDone(await call('POST /office/api/catalogue/import', { vendor, file: name, content }))
      setChecked(undefined)
      again('GET /office/api/catalogue', 'GET /office/api/catalogue/games')
    })
  const forget = () => {
    setChecked(undefined)
    setDone(undefined)
  }
  return { busy, problem, checked, done, check, apply, forget }
}

interface OutcomeProps {
  result: ImportResult
  sum: 'catalogue.import_preview' | 'catalogue.import_done'
}

function Outcome({ result: { faults, ...counts }, sum }: OutcomeProps) {
  const { t } = useWords(adminWords)
  if (faults.length === 0) return <p role="status">{t(sum, counts)}</p>
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
