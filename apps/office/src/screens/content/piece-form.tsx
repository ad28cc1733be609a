import type { Piece } from '@fairhouse/protocol'
import { Field } from '@fairhouse/ui'
import { useState } from 'react'
import { Section } from '#features/page'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { DraftNote } from './draft-note.tsx'
import { OwnFields } from './own-fields.tsx'
import { PieceActions } from './piece-actions.tsx'
import { Times } from './times.tsx'
import { usableTimes, type Brand, type Row, type TypedTimes } from './told.ts'
import { WordsFields } from './words-fields.tsx'

interface Props {
  brand: Brand
  first: Piece
  /** What it was when it was read; nothing of one that is new. */
  row: Row | undefined
  list: string
}

/** All that is said of it, and in which languages. */
export function PieceForm({ brand, first, row, list }: Props) {
  const { t } = useWords()
  const { may } = useMe()
  const [piece, setPiece] = useState(first)
  const [times, setTimes] = useState<TypedTimes>(first)
  const usable = usableTimes(times)
  const change = (changed: Partial<Piece>) => setPiece({ ...piece, ...changed })
  return (
    <div className="flex flex-col gap-6">
      {row?.draft && <DraftNote draft={row.draft} />}
      <Section title={t('content.words')}>
        <WordsFields brand={brand} piece={piece} onChange={(words) => change({ words })} />
      </Section>
      <Section title={t('content.settings')}>
        <div className="flex max-w-xl flex-col gap-5">
          {row === undefined && (
            <Field
              label={t('content.id')}
              hint={t('content.id_hint')}
              required
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              value={piece.id}
              onChange={(id) => change({ id })}
            />
          )}
          <OwnFields {...{ brand, piece, change }} />
          <Times {...{ brand, times }} kind={piece.kind} onChange={setTimes} />
          <Shown isShown={piece.shown} onChange={(shown) => change({ shown })} />
        </div>
      </Section>
      {may('contentManage') && (
        <PieceActions
          {...{ brand, row, list }}
          piece={{ ...piece, ...usable }}
          isUsable={usable !== undefined}
        />
      )}
    </div>
  )
}

function Shown({ isShown, onChange }: { isShown: boolean; onChange: (is: boolean) => void }) {
  const { t } = useWords()
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isShown}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {t('content.shown')}
    </label>
  )
}
