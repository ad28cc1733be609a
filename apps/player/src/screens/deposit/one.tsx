import type { Deposit } from '@fairhouse/protocol'
import { Button, Icon, join, Money, Skeleton, toneText } from '@fairhouse/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Problem, problemText } from '#lib/action'
import { useAccountWords } from '#lib/account-words'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { moneyText } from '#lib/money'
import { useOwn } from '#lib/own'
import { aboutKey } from './about-key.ts'
import { Facts } from './facts.tsx'
import { PayOnline } from './pay-online.tsx'
import { PayTransfer } from './pay-transfer.tsx'
import { stateLooks } from './state-look.ts'
import { TimeLeft } from './time-left.tsx'
import { useLiveDeposit } from './use-live.ts'

interface Props {
  id: string
  onBack: () => void
}

/** One deposit: how it is paid while it can be, and what became of it, as it happens. */
export function One({ id, onBack }: Props) {
  const { tc } = useCentreWords()
  const { ta } = useAccountWords()
  const ask = useCallback(() => call('GET /wps/deposit/one', { id }), [id])
  const { data, error, again } = useOwn(ask)
  const [known, setKnown] = useState<Deposit>()
  useLiveDeposit((told) => {
    if (told.id === id) void again()
  })
  const deposit = known && data && known.updatedAt > data.updatedAt ? known : data
  return (
    <section className="flex max-w-2xl flex-col gap-5">
      <button type="button" onClick={onBack} className={backClass}>
        <Icon name="chevron" className="rotate-90 rtl:-rotate-90" />
        {tc('deposit.all')}
      </button>
      {!deposit && error === undefined && <Skeleton className="h-96 w-full" />}
      {!deposit && error !== undefined && <Problem text={problemText(error, ta)} />}
      {deposit && (
        <>
          <Standing deposit={deposit} onEnd={() => void again()} />
          {deposit.page !== null && <PayOnline page={deposit.page} />}
          {deposit.bank && <PayTransfer deposit={deposit} bank={deposit.bank} />}
          <Facts deposit={deposit} onChange={setKnown} />
          {!stateLooks[deposit.state].isMoving && (
            <Button variant="quiet" onClick={onBack}>
              {tc('deposit.another')}
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

/** The state in words, with the amount; it is read out whenever it changes. */
function Standing({ deposit, onEnd }: { deposit: Deposit; onEnd: () => void }) {
  const { tc } = useCentreWords()
  const { state, amount, credited, currency, page, bank } = deposit
  const { tone } = stateLooks[state]
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
        <p className={join('font-semibold', toneText[tone])}>{tc(`deposit.state_${state}`)}</p>
        <p className="text-sm text-text-quiet">{tc(aboutKey(deposit))}</p>
      </div>
      {isAwaited && <TimeLeft deposit={deposit} onEnd={onEnd} />}
    </div>
  )
}
