import { adminWords } from '@fairhouse/i18n/office'
import { Field, Tabs, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { languageName } from '#lib/language-name'
import { useWords } from '#lib/words'
import type { MessageDrafts } from './written-texts.ts'
import type { Brand } from './view.ts'

interface Props {
  brand: Brand
  drafts: MessageDrafts
  onChange: (drafts: MessageDrafts) => void
  /** Maximum length of title and text. */
  maxLength: { title: number; content: number }
  /** Explains the placeholders. */
  hint?: string
}

const empty = { title: '', content: '' }

/** A tab per language of the brand; tabs without a text are marked. */
export function MessageTexts({ brand, drafts, onChange, maxLength, hint }: Props) {
  const { t } = useWords(adminWords)
  const [chosen, setChosen] = useState(brand.language)
  const language = brand.languages.includes(chosen) ? chosen : brand.language
  const said = drafts[language] ?? empty
  const change = (part: Partial<typeof empty>) =>
    onChange({ ...drafts, [language]: { ...said, ...part } })
  const label = (code: string) => {
    const name = languageName(code)
    return drafts[code]?.content ? name : t('content.language_missing', { name })
  }
  return (
    <Tabs
      label={t('content.languages')}
      tabs={brand.languages.map((id) => ({ id, label: label(id) }))}
      value={language}
      onChange={setChosen}
      isWrapped
    >
      <div className="flex flex-col gap-5">
        <Field
          label={t('content.piece_title')}
          required={language === brand.language}
          maxLength={maxLength.title}
          value={said.title}
          onChange={(title) => change({ title })}
        />
        <TextArea
          label={t('letters.content')}
          required={language === brand.language}
          rows={6}
          maxLength={maxLength.content}
          value={said.content}
          onChange={(content) => change({ content })}
          {...(hint !== undefined && { hint })}
        />
      </div>
    </Tabs>
  )
}
