import { adminWords } from '@fairhouse/i18n/office'
import { call, type Value } from '@fairhouse/browser/call'
import { Button, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { languageName } from '#lib/language-name'
import { useWords } from '#lib/words'
import type { MessageDrafts } from './written-texts.ts'
import { useLabelledAction } from './use-labelled-action.ts'

type Shown = Value<'POST /office/api/mailing/preview'>

interface Props {
  brandId: string
  words: MessageDrafts
  amount: string
}

/** Preview of the message with sample values, and the languages that have no text. */
export function Preview({ brandId, words, amount }: Props) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useLabelledAction()
  const [shown, setShown] = useState<Shown>()
  const look = async () => {
    const given = amount.trim() === '' ? {} : { amount: amount.trim() }
    setShown(await call('POST /office/api/mailing/preview', { brandId, words, ...given }))
  }
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button variant="quiet" size="small" icon="eye" busy={busy} onClick={() => void run(look)}>
          {t('letters.preview')}
        </Button>
      </div>
      <Problem text={problem} />
      {shown && (
        <section aria-label={t('letters.preview')} className="flex flex-col gap-3">
          {Object.entries(shown.words).map(([code, { title, content }]) => (
            <div key={code} className="rounded-card border border-line bg-surface-sunken p-4">
              <p className="text-sm text-text-quiet">{languageName(code)}</p>
              <p className="font-semibold">{title}</p>
              <p className="whitespace-pre-line">{content}</p>
            </div>
          ))}
          {shown.missing.map(({ language, instead }) => (
            <p key={language} className="text-sm text-warn">
              {t('letters.missing', {
                language: languageName(language),
                instead: languageName(instead),
              })}
            </p>
          ))}
        </section>
      )}
    </div>
  )
}
