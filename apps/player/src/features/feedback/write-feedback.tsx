import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { checkContent, feedbackLengths, lengthOf, normalise, wordsOf } from '@fairhouse/rules'
import { Button, join, pushToast, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { Problem, useAction } from '#lib/action'
import { call, type Sent } from '#lib/call'
import { Pictures } from './pictures.tsx'
import type { Picture } from '#lib/pictures'

type Kind = Sent<'PUT /wps/feedback'>['kind']

/** LIST of kinds of feedback; importing it from the protocol would load all its schemas. */
const kinds: readonly Kind[] = ['suggestion', 'problem', 'complaint']

/** The feedback form: kind, text and pictures. */
export function WriteFeedback({ onSent }: { onSent: () => void }) {
  const { t } = useWords(accountWords)
  const { busy, problem, run } = useAction()
  const [kind, setKind] = useState<Kind>('suggestion')
  const [content, setContent] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [pictures, setPictures] = useState<readonly Picture[]>([])
  const fault = checkContent(feedbackLengths, content)
  const words = fault && wordsOf(fault)
  const send = async () => {
    const images = pictures.map(({ base64 }) => base64)
    await call('PUT /wps/feedback', { kind, content, ...(images.length > 0 && { images }) })
    pushToast(t('feedback.sent'), 'good')
    onSent()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (!fault) void run(send)
      }}
      className="flex flex-col gap-5"
    >
      <Kinds kind={kind} onChange={setKind} />
      <TextArea
        label={t('feedback.content')}
        value={content}
        onChange={setContent}
        required
        maxLength={4000}
        hint={t('feedback.count', {
          count: lengthOf(normalise('text', content)),
          ...feedbackLengths,
        })}
        {...(isChecked &&
          words && { error: contentWords(words.key) ?? t(`rules.${words.key}`, words.values) })}
      />
      <Pictures pictures={pictures} onChange={setPictures} />
      <Problem text={problem} />
      <div>
        <Button type="submit" busy={busy}>
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  )
  function contentWords(key: string) {
    const isLength = key === 'required' || key === 'type_0'
    return isLength ? t('feedback.content_wrong', feedbackLengths) : undefined
  }
}

const kindClass = join(
  'inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4',
  'text-sm font-semibold text-text-quiet transition-colors hover:border-accent',
  'has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-strong',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
)

function Kinds({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useWords(accountWords)
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('feedback.kind')}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((one) => (
          <label key={one} className={kindClass}>
            <input
              type="radio"
              name="kind"
              checked={one === kind}
              onChange={() => onChange(one)}
              className="sr-only"
            />
            {t(`feedback.kind_${one}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
