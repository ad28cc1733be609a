import { call } from '@fairhouse/browser/call'
import { randomId } from '@fairhouse/browser/random'
import { Button, Choice, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decide'
import { Section } from '#features/page'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { LetterWords } from './letter-words.tsx'
import { mostOfMailing, usePlacesHint } from './places-hint.ts'
import { Preview } from './preview.tsx'
import { everybody, segmentOf } from './segment.ts'
import { SegmentFields } from './segment-fields.tsx'
import { sentWords, type Drafts } from './sent-words.ts'
import type { Brand, Desk } from './told.ts'
import { useNamedAct } from './use-named-act.ts'

interface Props {
  brand: Brand
  desk: Desk
}

interface Counted {
  readonly found: number
  readonly reached: number
}

/** To some members of a brand: whom, what, how many, and then it goes. */
export function Mailing({ brand, desk }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useNamedAct()
  const again = useAgain()
  const [form, setForm] = useState(everybody)
  const [templateId, setTemplateId] = useState('')
  const [drafts, setDrafts] = useState<Drafts>({})
  const [amount, setAmount] = useState('')
  const [asked, setAsked] = useState<{ id: string; counted: Counted }>()
  const template = desk.templates.find(({ id }) => id === templateId)
  const words = template?.words ?? sentWords(drafts)
  const hint = usePlacesHint()
  const whom = { brandId: brand.id, segment: segmentOf(form, brand.timeZone) }
  const count = async () => {
    const counted = await call('POST /office/api/mailing/count', whom)
    setAsked({ id: randomId(), counted })
  }
  const send = async () => {
    if (!asked) return
    const said = template ? { templateId, version: template.version } : { words }
    const given = amount.trim() === '' ? {} : { amount: amount.trim() }
    const sent = { id: asked.id, ...whom, ...said, ...given }
    const { expected } = await call('POST /office/api/mailing', sent)
    pushToast(t('letters.mailing_sent', { count: expected }), 'good')
    again('GET /office/api/mailing/list')
  }
  return (
    <Section title={t('letters.new_some')}>
      <div className="flex max-w-3xl flex-col gap-5">
        <SegmentFields {...{ brand, form }} labels={desk.labels} onChange={setForm} />
        <Choice
          label={t('letters.template')}
          options={[
            { value: '', label: t('letters.own_words') },
            ...desk.templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={templateId}
          onChange={setTemplateId}
        />
        {!template && (
          <LetterWords {...{ brand, drafts, hint }} most={mostOfMailing} onChange={setDrafts} />
        )}
        <Field
          label={t('letters.amount', { currency: brand.currency })}
          hint={t('letters.amount_hint', { place: '{amount}' })}
          inputMode="decimal"
          maxLength={17}
          value={amount}
          onChange={setAmount}
        />
        <Preview brandId={brand.id} words={words} amount={amount} />
        <Problem text={problem} />
        <div>
          <Button busy={busy} onClick={() => void run(count)}>
            {t('letters.count')}
          </Button>
        </div>
      </div>
      <ReasonDialog
        open={asked !== undefined}
        title={t('letters.send_title')}
        text={t('letters.send_text', { ...(asked?.counted ?? { found: 0, reached: 0 }) })}
        confirm={t('letters.send')}
        onSend={send}
        onClose={() => setAsked(undefined)}
      />
    </Section>
  )
}
