import type { Lottery } from '@fairhouse/engines/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { BetView } from '@fairhouse/protocol/lottery'
import { Button, join, Money, toneText, type Tone } from '@fairhouse/ui'
import { useState } from 'react'
import { moneyText } from '#lib/money'
import { momentText } from '#lib/moment'
import { useWords } from '#lib/words'
import { betTypeName, pickName, prizeName, rankName, type Translated } from '../bet-types/index.ts'
import { lotteryCall, LotteryRefused, studioNowMs } from '../data/index.ts'
import { lineText } from '../slip/index.ts'

interface Props {
  lottery: Lottery
  bet: BetView
  session: string
  zone: string
  onVerify: (bet: BetView) => void
  onChanged: (bets: readonly BetView[]) => void
}

const stateTones = {
  open: 'warn',
  settled: 'quiet',
  cancelled: 'quiet',
  void: 'quiet',
} as const satisfies Record<BetView['state'], Tone>

const footerClass = join(
  'flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3',
)

/** A bet with its lines and how each of them ended. */
export function BetCard({ lottery, bet, session, zone, onVerify, onChanged }: Props) {
  const { t, tag } = useWords(lotteryWords)
  const { state, currency, payout } = bet
  const hasWon = state === 'settled' && bet.lines.some(({ end }) => end?.outcome === 'won')
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="font-semibold tabular-nums">
          {t('lottery.draw_number', { number: bet.number })}
        </p>
        <p
          className={join(
            'text-sm font-semibold',
            hasWon ? toneText.good : toneText[stateTones[state]],
          )}
        >
          {stateText(bet, t)}
        </p>
        <p className="basis-full text-xs text-text-quiet">
          {t('lottery.placed_at', { at: momentText(bet.at, tag, { zone, hasSeconds: true }) })}
          {bet.chase !== null && ` · ${t('lottery.part_of_chase')}`}
        </p>
      </div>
      <ol className="flex flex-col gap-2">
        {bet.lines.map((line, index) => (
          <li key={index} className="flex flex-col gap-0.5 text-sm">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-medium">
                {betTypeName(lottery.id, line.betType, t)}
              </span>
              <Money text={moneyText(line.stake, currency)} />
            </p>
            <p className="line-clamp-4 break-words text-text-quiet tabular-nums">
              {lineText(lottery, line, t)}
            </p>
            {line.end && <LineEnd line={line} currency={currency} />}
          </li>
        ))}
      </ol>
      <div className={footerClass}>
        <p className="flex flex-wrap gap-x-4 text-sm">
          <span>
            {t('lottery.total')} <Money text={moneyText(bet.stake, currency)} />
          </span>
          {payout !== null && (
            <span>
              {t('lottery.payout')}{' '}
              <Money
                text={moneyText(payout, currency)}
                {...(hasWon && { tone: 'good' as const })}
              />
            </span>
          )}
        </p>
        <Actions {...{ bet, session, onVerify, onChanged }} />
      </div>
    </li>
  )
}

function stateText({ state, lines }: BetView, t: Translated): string {
  if (state !== 'settled') return t(`lottery.state_${state}`)
  const outcomes = lines.map(({ end }) => end?.outcome)
  if (outcomes.includes('won')) return t('lottery.state_won')
  return t(outcomes.includes('push') ? 'lottery.line_push' : 'lottery.state_settled')
}

type ActionProps = Pick<Props, 'bet' | 'session' | 'onVerify' | 'onChanged'>

function Actions({ bet, session, onVerify, onChanged }: ActionProps) {
  const { t } = useWords(lotteryWords)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const mayCancel = bet.state === 'open' && Date.parse(bet.locksAt) > studioNowMs()
  const run = async (action: () => Promise<readonly BetView[]>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onChanged(await action())
    } catch (error) {
      const isLate = error instanceof LotteryRefused && error.code === 'too_late'
      setProblem(t(isLate ? 'lottery.cancel_too_late' : 'lottery.cancel_failed'))
    }
    setBusy(false)
  }
  const cancel = async () => [(await lotteryCall('lotteryCancel', { id: bet.id }, session)).bet]
  const stop = async () =>
    (await lotteryCall('lotteryStopChase', { id: bet.chase ?? '' }, session)).bets
  return (
    <div className="flex flex-wrap items-center gap-2">
      {problem !== undefined && (
        <p role="alert" className="basis-full text-sm text-bad">
          {problem}
        </p>
      )}
      {mayCancel && bet.chase === null && (
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void run(cancel)}>
          {t('lottery.cancel')}
        </Button>
      )}
      {mayCancel && bet.chase !== null && (
        <Button variant="quiet" size="small" busy={isBusy} onClick={() => void run(stop)}>
          {t('lottery.stop_chase')}
        </Button>
      )}
      <Button variant="plain" size="small" icon="shield" onClick={() => onVerify(bet)}>
        {t('lottery.verify')}
      </Button>
    </div>
  )
}

type EndedLine = BetView['lines'][number]

/** Why a line won or lost. */
function LineEnd({ line, currency }: { line: EndedLine; currency: string }) {
  const { t } = useWords(lotteryWords)
  const { end, betType } = line
  if (!end) return null
  if (end.outcome !== 'won')
    return <p className={toneText.quiet}>{t(`lottery.line_${end.outcome}`)}</p>
  return (
    <ul className={join('flex flex-col gap-0.5', toneText.good)}>
      {end.wins.map((win, index) => {
        const picks = win.picks.flat().map((pick) => pickName(betType, pick, t))
        const ranks = [...new Set(win.ranks)].map((rank) => rankName(rank, t))
        const values = { picks: picks.join(', '), times: win.times, ranks: ranks.join(', ') }
        return (
          <li key={index}>
            {ranks.length > 0
              ? t('lottery.win_ranks', values)
              : t('lottery.win', { ...values, prize: prizeName(betType, win.prize, t) })}
          </li>
        )
      })}
      <li className="font-semibold">
        {t('lottery.line_won', { payout: moneyText(end.payout, currency) })}
      </li>
    </ul>
  )
}
