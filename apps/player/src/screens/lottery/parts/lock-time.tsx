import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { DrawView } from '@fairhouse/protocol/lottery'
import { clockText, Countdown, type TimeLeft } from '@fairhouse/ui'
import { momentText } from '#lib/moment'
import { useWords } from '#lib/words'
import { studioNowMs } from '../data/index.ts'

/** Draws further away than a day are shown by their date. */
const nearMs = 24 * 60 * 60_000

/** Minutes and seconds; with hours if there are some. */
const leftText = (left: TimeLeft): string =>
  left.days + left.hours > 0 ? clockText(left) : clockText(left).slice(3)

interface Props {
  draw: DrawView
  zone: string
  onLock: () => void
}

/** When a draw takes no more bets: a countdown, or the date. */
export function LockTime({ draw: { number, locksAt }, zone, onLock }: Props) {
  const { t, tag } = useWords(lotteryWords)
  const untilMs = Date.parse(locksAt)
  if (untilMs - studioNowMs() >= nearMs) {
    return <span className="truncate font-semibold">{momentText(locksAt, tag, { zone })}</span>
  }
  return (
    <Countdown
      key={number}
      untilMs={untilMs}
      now={studioNowMs}
      label={t('lottery.closes_in')}
      endText={t('lottery.closed')}
      format={leftText}
      onEnd={onLock}
    />
  )
}
