import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { Button, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { DecisionButton } from '#features/decision'
import { Section } from '#features/page'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import { MessageTexts } from './message-texts.tsx'
import { maxCampaignText as maxLength, usePlaceholdersHint } from './placeholders-hint.ts'
import { Preview } from './preview.tsx'
import { writtenTexts, type MessageDrafts } from './written-texts.ts'
import type { Brand, Template } from './view.ts'
import { useLabelledAction } from './use-labelled-action.ts'

interface Props {
  brand: Brand
  /** Undefined for a new item. */
  template: Template | undefined
  onClose: () => void
}

/** Form of a new or existing template. */
export function TemplateForm({ brand, template, onClose }: Props) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useLabelledAction()
  const again = useInvalidate()
  const hint = usePlaceholdersHint()
  const [name, setName] = useState(template?.name ?? '')
  const [drafts, setDrafts] = useState<MessageDrafts>(template?.words ?? {})
  const words = writtenTexts(drafts)
  const done = () => {
    again('GET /office/api/mailing')
    onClose()
  }
  const save = () =>
    run(async () => {
      const seen = template && { id: template.id, version: template.version }
      const sent = { brandId: brand.id, ...seen, name: name.trim(), words }
      await call('PUT /office/api/mailing/template', sent)
      pushToast(t('common.done'), 'good')
      done()
    })
  return (
    <Section title={template?.name ?? t('letters.add_template')}>
      <div className="flex max-w-3xl flex-col gap-5">
        <Field
          label={t('letters.template_name')}
          hint={t('letters.template_name_hint')}
          required
          maxLength={80}
          value={name}
          onChange={setName}
        />
        <MessageTexts {...{ brand, drafts, hint, maxLength }} onChange={setDrafts} />
        <Preview brandId={brand.id} words={words} amount="" />
        <Problem text={problem} />
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={() => void save()}>
            {t('letters.save_template')}
          </Button>
          <Button variant="plain" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          {template && (
            <DecisionButton
              label={t('letters.remove_template')}
              title={t('letters.remove_template')}
              text={t('letters.remove_template_text')}
              onSend={() => {
                const gone = { brandId: brand.id, id: template.id }
                return call('DELETE /office/api/mailing/template', gone)
              }}
              onDone={done}
            />
          )}
        </div>
      </div>
    </Section>
  )
}
