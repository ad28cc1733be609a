import { call, type Value } from '@fairhouse/browser/call'
import { Button, Problem } from '@fairhouse/ui'
import { useState } from 'react'
import { languageName } from '#lib/language-name'
import { useWords } from '#lib/later-words'
import type { Drafts } from './sent-words.ts'
import { useNamedAct } from './use-named-act.ts'

type Shown = Value<'POST /office/api/mailing/preview'>

interface Props {
  brandId: string
  words: Drafts
  amount: string
}

/** What a member who is made up would read, in each language; what is missing is said. */
export function Preview({ brandId, words, amount }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useNamedAct()
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
