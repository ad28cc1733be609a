import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { randomId } from '@fairhouse/browser/random'
import { Button, Choice, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { ReasonDialog } from '#features/decision'
import { Section } from '#features/page'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import { MessageTexts } from './message-texts.tsx'
import { maxCampaignText as maxLength, usePlaceholdersHint } from './placeholders-hint.ts'
import { Preview } from './preview.tsx'
import { everybody, toSegment } from './segment.ts'
import { SegmentFields } from './segment-fields.tsx'
import { writtenTexts, type MessageDrafts } from './written-texts.ts'
import type { Brand, CampaignOverview } from './view.ts'
import { useLabelledAction } from './use-labelled-action.ts'

interface Props {
  brand: Brand
  campaigns: CampaignOverview
}

interface Counted {
  readonly found: number
  readonly reached: number
}

/** Form of a campaign: segment, message, number of recipients, and sending. */
export function Campaign({ brand, campaigns }: Props) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useLabelledAction()
  const again = useInvalidate()
  const [form, setForm] = useState(everybody)
  const [templateId, setTemplateId] = useState('')
  const [drafts, setDrafts] = useState<MessageDrafts>({})
  const [amount, setAmount] = useState('')
  const [confirming, setConfirming] = useState<{ id: string; counted: Counted }>()
  const template = campaigns.templates.find(({ id }) => id === templateId)
  const words = template?.words ?? writtenTexts(drafts)
  const hint = usePlaceholdersHint()
  const whom = { brandId: brand.id, segment: toSegment(form, brand.timeZone) }
  const count = async () => {
    const counted = await call('POST /office/api/mailing/count', whom)
    setConfirming({ id: randomId(), counted })
  }
  const send = async () => {
    if (!confirming) return
    const said = template ? { templateId, version: template.version } : { words }
    const given = amount.trim() === '' ? {} : { amount: amount.trim() }
    const sent = { id: confirming.id, ...whom, ...said, ...given }
    const { expected } = await call('POST /office/api/mailing', sent)
    pushToast(t('letters.mailing_sent', { count: expected }), 'good')
    again('GET /office/api/mailing/list')
  }
  return (
    <Section title={t('letters.new_some')}>
      <div className="flex max-w-3xl flex-col gap-5">
        <SegmentFields {...{ brand, form }} labels={campaigns.labels} onChange={setForm} />
        <Choice
          label={t('letters.template')}
          options={[
            { value: '', label: t('letters.own_words') },
            ...campaigns.templates.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={templateId}
          onChange={setTemplateId}
        />
        {!template && <MessageTexts {...{ brand, drafts, hint, maxLength }} onChange={setDrafts} />}
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
        open={confirming !== undefined}
        title={t('letters.send_title')}
        text={t('letters.send_text', { ...(confirming?.counted ?? { found: 0, reached: 0 }) })}
        confirm={t('letters.send')}
        onSend={send}
        onClose={() => setConfirming(undefined)}
      />
    </Section>
  )
}
