import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Card, Icon, join } from '@fairhouse/ui'
import { momentText } from '#lib/moment'
import { useWords } from '#lib/words'
import { Balls, loadLiveDraw } from '../draws/index.ts'
import { LockTime } from '../parts/index.ts'
import { LaterPart } from './later-part.tsx'
import type { Draws } from './use-draws.ts'

interface Props {
  group: string
  zone: string
  draws: Draws
  onVerify: (number: string) => void
  /** The draw whose result has just come and is revealed ball by ball. */
  revealed: string | undefined
  onRevealed: () => void
}

const resultClass = join(
  'flex min-w-0 flex-col gap-1.5 border-line max-sm:border-t max-sm:pt-3 sm:border-s sm:ps-4',
)
const verifyClass = join(
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 text-sm font-semibold text-accent',
  'hover:text-accent-strong',
)

/** The next draw with its countdown, and the last result. */
export function DrawHeader({ group, zone, draws, onVerify, revealed, onRevealed }: Props) {
  const { t } = useWords(lotteryWords)
  const { last, due, look } = draws
  return (
    <Card className="grid gap-4 p-4 sm:grid-cols-2">
      <NextDraw draws={draws} zone={zone} onLock={look} />
      <div className={resultClass}>
        <h2 className="text-xs text-text-quiet tabular-nums">
          {last ? t('lottery.result_of', { number: last.number }) : t('lottery.last_result')}
        </h2>
        {due && (
          <p role="status" className="text-sm font-medium text-warn">
            {t('lottery.drawing', { number: due.number })}
          </p>
        )}
        {last && last.state === 'void' && <p className="text-sm">{t('lottery.draw_void')}</p>}
        {last && last.state !== 'void' && revealed === last.number && (
          <LaterPart
            key={last.number}
            load={loadLiveDraw}
            partProps={{ group, number: last.number, result: last.result, onDone: onRevealed }}
            height="h-10"
          />
        )}
        {last && last.state !== 'void' && revealed !== last.number && (
          <Balls group={group} result={last.result} size="medium" />
        )}
        {!last && <p className="text-sm text-text-quiet">{t('lottery.no_result_yet')}</p>}
        {last && (
          <button type="button" onClick={() => onVerify(last.number)} className={verifyClass}>
            <Icon name="shield" className="size-4" />
            {t('lottery.drawn_by_us')}
          </button>
        )}
      </div>
    </Card>
  )
}

function NextDraw({
  draws: { next },
  zone,
  onLock,
}: {
  draws: Draws
  zone: string
  onLock: () => void
}) {
  const { t, tag } = useWords(lotteryWords)
  if (!next) return <p className="text-sm text-text-quiet">{t('lottery.no_draw')}</p>
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h2 className="text-xs text-text-quiet tabular-nums">
        {t('lottery.draw_number', { number: next.number })}
      </h2>
      <p className="flex items-baseline gap-2">
        <span className="text-sm text-text-quiet">{t('lottery.closes_in')}</span>
        <span className="text-2xl tracking-tight">
          <LockTime draw={next} zone={zone} onLock={onLock} />
        </span>
      </p>
      <p className="text-sm text-text-quiet">
        {t('lottery.draws_at', { at: momentText(next.drawsAt, tag, { zone, hasSeconds: true }) })}
      </p>
    </div>
  )
}
