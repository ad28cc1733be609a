import { Field, Tabs, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { languageName } from '#lib/language-name'
import { useWords } from '#lib/later-words'
import type { Drafts } from './sent-words.ts'
import type { Brand } from './told.ts'

interface Props {
  brand: Brand
  drafts: Drafts
  onChange: (drafts: Drafts) => void
  /** How long title and text may be. */
  most: { title: number; content: number }
  /** What may stand in them. */
  hint?: string
}

const empty = { title: '', content: '' }

/** A tab for each language of the brand; those without words say so. */
export function LetterWords({ brand, drafts, onChange, most, hint }: Props) {
  const { t } = useWords()
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
          maxLength={most.title}
          value={said.title}
          onChange={(title) => change({ title })}
        />
        <TextArea
          label={t('letters.content')}
          required={language === brand.language}
          rows={6}
          maxLength={most.content}
          value={said.content}
          onChange={(content) => change({ content })}
          {...(hint !== undefined && { hint })}
        />
      </div>
    </Tabs>
  )
}
