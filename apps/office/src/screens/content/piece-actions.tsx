import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import type { Piece } from '@fairhouse/protocol'
import { Button, Problem, pushToast } from '@fairhouse/ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { DecisionButton } from '#features/decision'
import { useAction } from '#lib/action'
import { useInvalidate } from '#lib/query'
import { useWords } from '#lib/words'
import { Schedule } from './schedule.tsx'
import type { Brand, Row } from './view.ts'

interface Props {
  brand: Brand
  piece: Piece
  /** Undefined while a typed time is invalid. */
  isUsable: boolean
  row: Row | undefined
  list: string
}

/** Publish, save as draft, schedule or discard. */
export function PieceActions({ brand, piece, isUsable, row, list }: Props) {
  const { t } = useWords(adminWords)
  const { busy, problem, run } = useAction()
  const [isTried, setTried] = useState(false)
  const [, go] = useLocation()
  const again = useInvalidate()
  const draft = row?.draft?.seen
  const sent = {
    brandId: brand.id,
    piece,
    ...(typeof row?.seen === 'string' && { seen: row.seen }),
    ...(draft !== undefined && { draft }),
  }
  const back = () => {
    again('GET /office/api/content')
    go(list)
  }
  const mayGo = () => {
    setTried(true)
    return isUsable
  }
  const done = (doing: () => Promise<unknown>) =>
    mayGo() &&
    void run(async () => {
      await doing()
      pushToast(t('common.done'), 'good')
      back()
    })
  return (
    <div className="flex flex-col gap-3">
      <Problem text={isTried && !isUsable ? t('content.no_time') : problem} />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} onClick={() => done(() => call('PUT /office/api/content', sent))}>
          {t('content.save')}
        </Button>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => done(() => call('PUT /office/api/content/draft', sent))}
        >
          {t('content.save_draft')}
        </Button>
        <Schedule
          mayOpen={mayGo}
          onSend={(publishAt) => call('PUT /office/api/content/draft', { ...sent, publishAt })}
          onDone={back}
        />
        <TakeBack {...{ row, back }} brandId={brand.id} />
      </div>
    </div>
  )
}

interface TakeBackProps {
  brandId: string
  row: Row | undefined
  back: () => void
}

/** Discards the draft or removes the piece. */
function TakeBack({ brandId, row, back }: TakeBackProps) {
  const { t } = useWords(adminWords)
  if (!row) return null
  const { kind, id } = row.piece
  const target = { brandId, kind, id }
  const draft = row.draft?.seen
  return (
    <>
      {draft !== undefined && (
        <DecisionButton
          label={t('content.discard')}
          title={t('content.discard_title')}
          text={t('content.discard_text')}
          onSend={() => call('DELETE /office/api/content/draft', { ...target, draft })}
          onDone={back}
        />
      )}
      {row.seen !== null && (
        <DecisionButton
          label={t('content.remove')}
          title={t('content.remove_title')}
          text={t('content.remove_text')}
          onSend={() => call('DELETE /office/api/content', target)}
          onDone={back}
        />
      )}
    </>
  )
}
