import { call } from '@fairhouse/browser/call'
import type { Piece } from '@fairhouse/protocol'
import { Button, Problem, pushToast } from '@fairhouse/ui'
import { useLocation } from 'wouter'
import { Decide } from '#features/decide'
import { useAct } from '#lib/act'
import { useAgain } from '#lib/ask'
import { useWords } from '#lib/later-words'
import { Schedule } from './schedule.tsx'
import type { Brand, Row } from './told.ts'

interface Props {
  brand: Brand
  piece: Piece
  row: Row | undefined
  list: string
}

/** What can be done with what is written: shown, kept as a draft, timed, thrown away. */
export function PieceActions({ brand, piece, row, list }: Props) {
  const { t } = useWords()
  const { busy, problem, run } = useAct()
  const [, go] = useLocation()
  const again = useAgain()
  const { kind, id } = piece
  const draft = row?.draft?.seen
  const asked = { brandId: brand.id, kind, id }
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
  const done = (doing: () => Promise<unknown>) =>
    void run(async () => {
      await doing()
      pushToast(t('common.done'), 'good')
      back()
    })
  return (
    <div className="flex flex-col gap-3">
      <Problem text={problem} />
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
          zone={brand.timeZone}
          onSend={(publishAt) => call('PUT /office/api/content/draft', { ...sent, publishAt })}
          onDone={back}
        />
        {draft !== undefined && (
          <Decide
            label={t('content.discard')}
            title={t('content.discard_title')}
            text={t('content.discard_text')}
            onSend={() => call('DELETE /office/api/content/draft', { ...asked, draft })}
            onDone={back}
          />
        )}
        {typeof row?.seen === 'string' && (
          <Decide
            label={t('content.remove')}
            title={t('content.remove_title')}
            text={t('content.remove_text')}
            onSend={() => call('DELETE /office/api/content', asked)}
            onDone={back}
          />
        )}
      </div>
    </div>
  )
}
