import { call } from '@fairhouse/browser/call'
import type { Piece } from '@fairhouse/protocol'
import { Button, Field, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Decide } from '#features/decide'
import { Section } from '#features/page'
import { useAct } from '#lib/act'
import { useAgain } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { OwnFields } from './own-fields.tsx'
import { Times } from './times.tsx'
import type { Brand } from './told.ts'
import { WordsFields } from './words-fields.tsx'

interface Props {
  brand: Brand
  first: Piece
  /** What it was when it was read; nothing of one that is new. */
  seen: string | undefined
  list: string
}

/** All that is said of it, and in which languages. */
export function PieceForm({ brand, first, seen, list }: Props) {
  const { t } = useWords()
  const { may } = useMe()
  const [piece, setPiece] = useState(first)
  const change = (changed: Partial<Piece>) => setPiece({ ...piece, ...changed })
  return (
    <div className="flex flex-col gap-6">
      <Section title={t('content.words')}>
        <WordsFields brand={brand} piece={piece} onChange={(words) => change({ words })} />
      </Section>
      <Section title={t('content.settings')}>
        <div className="flex max-w-xl flex-col gap-5">
          {seen === undefined && (
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
          <Times {...{ brand, piece, change }} />
          <Shown isShown={piece.shown} onChange={(shown) => change({ shown })} />
        </div>
      </Section>
      {may('contentManage') && <Actions {...{ brand, piece, seen, list }} />}
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

function Actions({ brand, piece, seen, list }: Omit<Props, 'first'> & { piece: Piece }) {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const [, go] = useLocation()
  const again = useAgain()
  const back = () => {
    again('GET /office/api/content')
    go(list)
  }
  const save = () =>
    run(async () => {
      const sent = { brandId: brand.id, piece, ...(seen !== undefined && { seen }) }
      await call('PUT /office/api/content', sent)
      pushToast(t('common.done'), 'good')
      back()
    })
  const { kind, id } = piece
  return (
    <div className="flex flex-col gap-3">
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void save()}>
          {t('content.save')}
        </Button>
        {seen !== undefined && (
          <Decide
            label={t('content.remove')}
            title={t('content.remove_title')}
            text={t('content.remove_text')}
            onSend={() => call('DELETE /office/api/content', { brandId: brand.id, kind, id })}
            onDone={back}
          />
        )}
      </div>
    </div>
  )
}
