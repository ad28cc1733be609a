import { languageName } from '#lib/language-name'
import type { Piece, PieceWords } from '@fairhouse/protocol'
import { contentWords } from '@fairhouse/protocol/content-lists'
import { Field, Tabs, TextArea } from '@fairhouse/ui'
import { useState } from 'react'
import { Prose } from '#features/prose'
import { useWords } from '#lib/later-words'
import { emptyWords, type Brand } from './told.ts'

interface Props {
  brand: Brand
  piece: Piece
  onChange: (words: Piece['words']) => void
}

/** A tab for each language of the brand; those without words say so. */
export function WordsFields({ brand, piece, onChange }: Props) {
  const { t } = useWords()
  const [language, setLanguage] = useState(brand.language)
  const label = (code: string) => {
    const name = languageName(code)
    return piece.words[code] ? name : t('content.language_missing', { name })
  }
  const said = piece.words[language] ?? emptyWords
  return (
    <Tabs
      label={t('content.languages')}
      tabs={brand.languages.map((id) => ({ id, label: label(id) }))}
      value={language}
      onChange={setLanguage}
      isWrapped
    >
      <Said
        key={language}
        piece={piece}
        said={said}
        isNeeded={language === brand.language}
        onChange={(words) => onChange({ ...piece.words, [language]: words })}
      />
    </Tabs>
  )
}

interface SaidProps {
  piece: Piece
  said: PieceWords
  isNeeded: boolean
  onChange: (words: PieceWords) => void
}

function Said({ piece: { kind }, said, isNeeded, onChange }: SaidProps) {
  const { t } = useWords()
  const names = contentWords[kind]
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <Field
        label={t('content.piece_title')}
        required={isNeeded}
        maxLength={160}
        value={said.title}
        onChange={(title) => onChange({ ...said, title })}
      />
      {names.includes('text') && (
        <TextArea
          label={t(kind === 'promotion' ? 'content.summary' : 'content.beside')}
          rows={2}
          maxLength={400}
          value={said.text}
          onChange={(text) => onChange({ ...said, text })}
        />
      )}
      {names.includes('content') && (
        <Prose
          label={t('content.body')}
          value={said.content}
          onChange={(content) => onChange({ ...said, content })}
        />
      )}
    </div>
  )
}
