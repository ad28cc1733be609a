import { lotteryWords } from '@fairhouse/i18n/lottery'
import type { GameItem } from '@fairhouse/protocol'
import type { DrawView } from '@fairhouse/protocol/lottery'
import { amountOf } from '@fairhouse/money'
import { Button, Card, Drawer, join, Money } from '@fairhouse/ui'
import { useState } from 'react'
import { useAccount } from '#lib/account'
import { openCentre } from '#lib/centre'
import type { PlayMode } from '#lib/game-target'
import { moneyText } from '#lib/money'
import { useWords } from '#lib/words'
import { priceSlip, refusalText, SlipView, type Market, type SlipDraft } from '../slip/index.ts'
import { readLastBet } from './last-bet.ts'
import type { Betting } from './use-betting.ts'
import type { SessionState } from './use-session.ts'

interface Props {
  game: GameItem
  mode: PlayMode
  rules: string
  market: Market
  currency: string
  slip: SlipDraft
  betting: Betting
  session: SessionState
  next: DrawView | undefined
}

const asideClass = join(
  'hidden p-4 lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:flex-col lg:gap-3',
  'lg:overflow-y-auto',
)

/** At the bottom of a phone, above the tabs of pages that have some. */
const barClass = join(
  'fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface lg:hidden',
  'pb-[env(safe-area-inset-bottom)]',
  'max-sm:bottom-[var(--tab-bar,0px)]',
)

/** The slip: beside the pad on wide screens, behind a bar at the bottom on phones. */
export function SlipPlace(props: Props) {
  const { market, currency, slip } = props
  const { t } = useWords(lotteryWords)
  const [isOpen, setOpen] = useState(false)
  const { lines, draws } = slip.draft
  const { stake } = priceSlip(market, lines)
  return (
    <>
      <Card className={asideClass}>
        <h2 className="text-lg font-semibold tracking-tight">{t('lottery.slip')}</h2>
        <Slip {...props} />
      </Card>
      <div className={barClass}>
        <div className="flex items-center justify-between gap-3 px-4 py-2">
          <p aria-live="polite" className="flex flex-col text-sm">
            <span className="text-text-quiet">
              {t('lottery.slip_lines', { count: lines.length })}
            </span>
            <Money text={moneyText(amountOf(stake * BigInt(draws)), currency)} />
          </p>
          <Button size="small" icon="ticket" onClick={() => setOpen(true)}>
            {t('lottery.slip')}
          </Button>
        </div>
      </div>
      <Drawer
        side="end"
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('lottery.slip')}
        closeLabel={t('lottery.close')}
      >
        {isOpen && <Slip {...props} />}
      </Drawer>
    </>
  )
}

function Slip({ game, mode, rules, market, currency, slip, betting, session, next }: Props) {
  const { t } = useWords(lotteryWords)
  const account = useAccount()
  const isVisitor = account === null
  const isOpening = !isVisitor && !session.session
  const label = isVisitor
    ? t('lottery.log_in')
    : betting.placing === 'idle'
      ? t(isOpening ? 'lottery.opening' : 'lottery.place')
      : t('lottery.placing')
  return (
    <SlipView
      {...{ rules, market, currency, slip, next }}
      mayChase={session.session?.rules.autoplay !== false}
      last={readLastBet(game.gameCode)}
      isBusy={betting.placing !== 'idle' || (isOpening && !session.problem)}
      placeLabel={label}
      onPlace={session.problem ? session.reopen : betting.place}
      notice={<Notices {...{ betting, session, currency, mode }} />}
    />
  )
}

type NoticeProps = Pick<Props, 'betting' | 'session' | 'currency' | 'mode'>

const noteClass = 'rounded-control px-3 py-2 text-sm'

function Notices({ betting, session, currency, mode }: NoticeProps) {
  const { t } = useWords(lotteryWords)
  const { refusal, wasLost, placing, limitText } = betting
  return (
    <>
      {placing === 'inTrouble' && (
        <p className={join(noteClass, 'bg-surface-sunken text-warn')}>{t('lottery.in_trouble')}</p>
      )}
      {wasLost && (
        <p className={join(noteClass, 'bg-surface-sunken text-warn')}>{t('lottery.was_lost')}</p>
      )}
      {session.problem && (
        <p role="alert" className={join(noteClass, 'bg-surface-sunken text-bad')}>
          {session.problem.text ?? t('lottery.failed_text')}
        </p>
      )}
      {refusal && (
        <p role="alert" className={join(noteClass, 'bg-surface-sunken text-bad')}>
          {limitText ?? refusalText(refusal, currency, t)}
        </p>
      )}
      {refusal?.code === 'insufficient_funds' && mode === 'real' && (
        <Button variant="quiet" size="small" icon="wallet" onClick={() => openCentre('depositv2')}>
          {t('lottery.deposit')}
        </Button>
      )}
    </>
  )
}
