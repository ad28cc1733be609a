import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Html, Problem, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { useAction } from '#lib/action'
import { fromHtml, toHtml } from '#lib/markup'
import { useWords } from '#lib/words'

interface Props {
  label: string
  /** Stored as HTML. */
  value: string
  onChange: (html: string) => void
  error?: string
}

/**
 * Edits HTML as marked-up text, or as HTML if the markup cannot express it. The preview shows the
 * server's sanitised result, as players will see it.
 */
export function RichTextField({ label, value, onChange, error }: Props) {
  const { t } = useWords(adminWords)
  const [written, setWritten] = useState(() => fromHtml(value))
  const { busy, problem, run } = useAction()
  const [safe, setSafe] = useState<string>()
  const isMarked = written !== undefined
  const write = (text: string) => {
    if (isMarked) setWritten(text)
    setSafe(undefined)
    onChange(isMarked ? toHtml(text) : text)
  }
  const look = () =>
    run(async () => {
      setSafe((await call('POST /office/api/content/preview', { html: value })).html)
    })
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={label}
        rows={10}
        maxLength={20_000}
        hint={t(isMarked ? 'content.marks' : 'content.marks_html')}
        value={isMarked ? written : value}
        onChange={write}
        {...(error !== undefined && { error })}
      />
      <div>
        <Button variant="quiet" size="small" icon="eye" busy={busy} onClick={() => void look()}>
          {t('content.preview')}
        </Button>
      </div>
      <Problem text={problem} />
      {safe !== undefined && (
        <section
          aria-label={t('content.preview')}
          className="rounded-card border border-line bg-surface-sunken p-5"
        >
          <Html html={safe} />
        </section>
      )}
    </div>
  )
}
