import { adminWords } from '@fairhouse/i18n/office'
import { languageName } from '#lib/language-name'
import type { Piece, PieceWords } from '@fairhouse/protocol'
import { contentWords } from '@fairhouse/protocol/content-lists'
import { Field, Tabs, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { RichTextField } from '#features/rich-text'
import { useWords } from '#lib/words'
import { emptyWords, type Brand } from './view.ts'

interface Props {
  brand: Brand
  piece: Piece
  onChange: (words: Piece['words']) => void
}

/** A tab per language of the brand; tabs without a text are marked. */
export function TextFields({ brand, piece, onChange }: Props) {
  const { t } = useWords(adminWords)
  const [language, setLanguage] = useState(brand.language)
  const label = (code: string) => {
    const name = languageName(code)
    return piece.words[code] ? name : t('content.language_missing', { name })
  }
  const texts = piece.words[language] ?? emptyWords
  return (
    <Tabs
      label={t('content.languages')}
      tabs={brand.languages.map((id) => ({ id, label: label(id) }))}
      value={language}
      onChange={setLanguage}
      isWrapped
    >
      <TextTab
        key={language}
        piece={piece}
        texts={texts}
        isNeeded={language === brand.language}
        onChange={(words) => onChange({ ...piece.words, [language]: words })}
      />
    </Tabs>
  )
}

/** LIST of the kinds whose texts can name the brand's minimum age. */
const hasAge: readonly Piece['kind'][] = ['page', 'helpArticle']

interface TextTabProps {
  piece: Piece
  texts: PieceWords
  isNeeded: boolean
  onChange: (words: PieceWords) => void
}

function TextTab({ piece: { kind }, texts, isNeeded, onChange }: TextTabProps) {
  const { t } = useWords(adminWords)
  const names = contentWords[kind]
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Field
        label={t('content.piece_title')}
        required={isNeeded}
        maxLength={160}
        value={texts.title}
        onChange={(title) => onChange({ ...texts, title })}
      />
      {names.includes('text') && (
        <TextArea
          label={t(kind === 'promotion' ? 'content.summary' : 'content.beside')}
          rows={2}
          maxLength={400}
          value={texts.text}
          onChange={(text) => onChange({ ...texts, text })}
        />
      )}
      {names.includes('content') && (
        <RichTextField
          label={t('content.body')}
          value={texts.content}
          onChange={(content) => onChange({ ...texts, content })}
        />
      )}
      {hasAge.includes(kind) && (
        <p className="text-sm text-text-quiet">{t('content.age_hint', { age: '{age}' })}</p>
      )}
    </div>
  )
}
