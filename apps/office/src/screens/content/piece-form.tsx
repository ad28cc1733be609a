import { adminWords } from '@fairhouse/i18n/office'
import type { Piece } from '@fairhouse/protocol'
import { Field } from '@fairhouse/ui'
import { useState } from 'react'
import { Section } from '#features/page'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { DraftNote } from './draft-note.tsx'
import { KindFields } from './kind-fields.tsx'
import { PieceActions } from './piece-actions.tsx'
import { Times } from './times.tsx'
import { validTimes, type Brand, type Row, type TypedTimes } from './view.ts'
import { TextFields } from './text-fields.tsx'

interface Props {
  brand: Brand
  first: Piece
  /** Version that was loaded; undefined for a new piece. */
  row: Row | undefined
  list: string
}

/** Form of a piece in all languages. */
export function PieceForm({ brand, first, row, list }: Props) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const [piece, setPiece] = useState(first)
  const [times, setTimes] = useState<TypedTimes>(first)
  const usable = validTimes(times)
  const change = (changed: Partial<Piece>) => setPiece({ ...piece, ...changed })
  return (
    <div className="flex flex-col gap-6">
      {row?.draft && <DraftNote draft={row.draft} />}
      <Section title={t('content.words')}>
        <TextFields brand={brand} piece={piece} onChange={(words) => change({ words })} />
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
          <KindFields {...{ brand, piece, change }} />
          <Times times={times} kind={piece.kind} onChange={setTimes} />
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
  const { t } = useWords(adminWords)
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
