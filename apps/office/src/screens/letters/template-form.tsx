import { call } from '@fairhouse/browser/call'
import { Button, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { Decide } from '#features/decide'
import { Section } from '#features/page'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { LetterWords } from './letter-words.tsx'
import { mostOfMailing, usePlacesHint } from './places-hint.ts'
import { Preview } from './preview.tsx'
import { sentWords, type Drafts } from './sent-words.ts'
import type { Brand, Template } from './told.ts'
import { useNamedAct } from './use-named-act.ts'

interface Props {
  brand: Brand
  /** Nothing of one that is new. */
  template: Template | undefined
  onClose: () => void
}

/** A template, or one that is to be. */
export function TemplateForm({ brand, template, onClose }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useNamedAct()
  const again = useAgain()
  const hint = usePlacesHint()
  const [name, setName] = useState(template?.name ?? '')
  const [drafts, setDrafts] = useState<Drafts>(template?.words ?? {})
  const words = sentWords(drafts)
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
        <LetterWords {...{ brand, drafts, hint }} most={mostOfMailing} onChange={setDrafts} />
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
            <Decide
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
