import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Icon, join } from '@fairhouse/ui'
import type { MouseEvent } from 'react'
import { useFavourites } from '#features/favourites'
import { startGame } from '#features/launch'
import { FavouriteButton } from '#lib/favourite-button'
import { addressOf, targetOf } from '#lib/game-target'
import { useWords } from '#lib/words'
import type { LotteryRow } from '../data/index.ts'
import { Balls } from '../draws/index.ts'
import { LockTime } from '../parts/index.ts'
import type { Offered } from './lobby-groups.ts'

interface Props {
  offered: Offered
  zone: string
  onLock: () => void
}

const cardClass = join(
  'group relative flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4',
  'shadow-card transition-colors focus-within:border-accent hover:border-accent',
)

/** A lottery with its next draw and its last result; the whole card leads to it. */
export function LotteryCard({ offered: { game, row }, zone, onLock }: Props) {
  const { t } = useWords(lotteryWords)
  const { ids, toggle } = useFavourites()
  const { current, minutes } = row
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    startGame(game)
  }
  return (
    <article className={cardClass}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="truncate font-semibold">
            <a
              href={addressOf(targetOf(game, 'real'))}
              onClick={play}
              className="outline-none after:absolute after:inset-0 after:rounded-card"
            >
              {game.gameName}
            </a>
          </h3>
          <p className="text-xs text-text-quiet">
            {minutes === null ? t('lottery.daily') : t('lottery.every', { minutes })}
          </p>
        </div>
        <span className="relative -m-1.5 shrink-0">
          <FavouriteButton game={game} isOn={ids.has(game.nodeId)} onToggle={toggle} />
        </span>
      </div>
      <LastResult row={row} />
      <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
        <NextLock current={current} zone={zone} onLock={onLock} />
        <span
          aria-hidden
          className="inline-flex items-center gap-1 text-sm font-semibold text-accent"
        >
          {t('lottery.bet')}
          <Icon name="chevron" className="size-4 -rotate-90 rtl:rotate-90" />
        </span>
      </div>
    </article>
  )
}

function LastResult({ row: { group, last } }: { row: LotteryRow }) {
  const { t } = useWords(lotteryWords)
  return (
    <div className="flex min-h-14 flex-col justify-center gap-1.5">
      {last && (
        <p className="truncate text-xs text-text-quiet tabular-nums">
          {t('lottery.draw_number', { number: last.number })}
        </p>
      )}
      {last && last.state !== 'void' && <Balls group={group} result={last.result} size="small" />}
      {last?.state === 'void' && (
        <p className="text-sm text-text-quiet">{t('lottery.draw_void')}</p>
      )}
      {!last && <p className="text-sm text-text-quiet">{t('lottery.no_result_yet')}</p>}
    </div>
  )
}

interface NextProps {
  current: LotteryRow['current']
  zone: string
  onLock: () => void
}

function NextLock({ current, zone, onLock }: NextProps) {
  const { t } = useWords(lotteryWords)
  if (!current) return <p className="text-sm text-text-quiet">{t('lottery.closed')}</p>
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-sm">
      <Icon name="clock" className="size-4 shrink-0 text-text-quiet" />
      <span className="sr-only">{t('lottery.closes_in')}</span>
      <LockTime draw={current} zone={zone} onLock={onLock} />
    </p>
  )
}
