import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import type { Deposit } from '@fairhouse/protocol'
import { Button, Icon, join, Money, Skeleton, toneText } from '@fairhouse/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Problem, problemText } from '#lib/action'
import { call } from '#lib/call'
import { UsualReview } from '#lib/duration'
import { moneyText } from '#lib/money'
import { useMemberData } from '#lib/member-data'
import { stateTextKey } from './state-text-key.ts'
import { Facts } from './facts.tsx'
import { PayCoin } from './pay-coin.tsx'
import { PayOnline } from './pay-online.tsx'
import { PayTransfer } from './pay-transfer.tsx'
import { stateStyles } from './state-style.ts'
import { TimeLeft } from './time-left.tsx'
import { useLiveDeposit } from './use-live.ts'

interface Props {
  id: string
  onBack: () => void
}

/** One deposit: payment instructions while open, and its live state. */
export function DepositDetail({ id, onBack }: Props) {
  const { t } = useWords(centreWords, accountWords)
  const ask = useCallback(() => call('GET /wps/deposit/one', { id }), [id])
  const { data, error, again } = useMemberData(ask)
  const [known, setKnown] = useState<Deposit>()
  useLiveDeposit((changed) => {
    if (changed.id === id) void again()
  })
  const deposit = known && data && known.updatedAt > data.updatedAt ? known : data
  return (
    <section className="flex max-w-2xl flex-col gap-5">
      <button type="button" onClick={onBack} className={backClass}>
        <Icon name="chevron" className="rotate-90 rtl:-rotate-90" />
        {t('deposit.all')}
      </button>
      {!deposit && error === undefined && <Skeleton className="h-96 w-full" />}
      {!deposit && error !== undefined && <Problem text={problemText(error, t)} />}
      {deposit && (
        <>
          <DepositState deposit={deposit} onEnd={() => void again()} />
          {deposit.coin && <PayCoin coin={deposit.coin} />}
          {deposit.page !== null && <PayOnline page={deposit.page} />}
          {deposit.bank && <PayTransfer deposit={deposit} bank={deposit.bank} />}
          <Facts deposit={deposit} onChange={setKnown} />
          {!stateStyles[deposit.state].isMoving && (
            <Button variant="quiet" onClick={onBack}>
              {t('deposit.another')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const backClass = join(
  'inline-flex min-h-11 cursor-pointer items-center gap-2 self-start rounded-control pe-3',
  'text-sm font-semibold text-accent hover:text-accent-strong',
)

const boxClass = 'flex flex-col items-center gap-3 rounded-card bg-surface-sunken p-5 text-center'

const icons = {
  good: 'check',
  warn: 'clock',
  bad: 'alert',
  quiet: 'clock',
} as const

/** Amount and state; announced on change. */
function DepositState({ deposit, onEnd }: { deposit: Deposit; onEnd: () => void }) {
  const { t } = useWords(centreWords)
  const { state, amount, credited, currency, page, bank, usualReviewSeconds } = deposit
  const { tone } = stateStyles[state]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isAwaited = page !== null || bank !== null
  return (
    <div className={boxClass}>
      <span className={join('inline-flex size-12 items-center justify-center', toneText[tone])}>
        <Icon name={icons[tone]} className="size-9" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="outline-none">
        <Money text={moneyText(credited ?? amount, currency)} className="text-2xl" />
      </h3>
      <div role="status" className="flex flex-col gap-1">
        <p className={join('font-semibold', toneText[tone])}>{t(`deposit.state_${state}`)}</p>
        <p className="text-sm text-text-quiet">{t(stateTextKey(deposit))}</p>
        {usualReviewSeconds !== null && <UsualReview seconds={usualReviewSeconds} />}
      </div>
      {isAwaited && <TimeLeft deposit={deposit} onEnd={onEnd} />}
    </div>
  )
}
