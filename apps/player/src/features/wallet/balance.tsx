import { formatMoney, isCurrency, parseAmount } from '@fairhouse/money'
import { Icon, join, Money, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { useCentreWords } from '#lib/centre-words'
import { moneyText } from '#lib/money'
import { hideBalance, useCounted, useHidden, usePurse, type Purse } from '#lib/purse'

const boxClass = join(
  'flex h-11 shrink-0 items-center rounded-control border border-line bg-surface ps-3',
  'max-[22.4rem]:pe-3',
)

const pressClass = join(
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control',
  'text-text-quiet transition-colors hover:text-accent',
)

/** As long as a placeholder has to stand to be seen. */
const leastMs = 400

/** What the account has, hidden if its owner wants it so. */
export function Balance() {
  const { tc } = useCentreWords()
  const { purse, refresh } = usePurse()
  const [isRefreshing, setRefreshing] = useState(false)
  const isHidden = useHidden()
  const again = async () => {
    setRefreshing(true)
    await Promise.all([refresh(), new Promise((resolve) => setTimeout(resolve, leastMs))])
    setRefreshing(false)
  }
  return (
    <div role="group" aria-label={tc('centre.balance')} className={boxClass}>
      <div className="flex min-w-0 flex-col leading-tight">
        {!purse || isRefreshing ? <Skeleton className="h-4 w-24" /> : <Figures purse={purse} />}
      </div>
      <button
        type="button"
        aria-pressed={isHidden}
        aria-label={tc('centre.hide')}
        title={tc(isHidden ? 'centre.show' : 'centre.hide')}
        onClick={() => hideBalance(!isHidden)}
        className={join(pressClass, 'max-[22.4rem]:hidden')}
      >
        <Icon name={isHidden ? 'eye-off' : 'eye'} />
      </button>
      <button
        type="button"
        aria-label={tc('centre.refresh')}
        title={tc('centre.refresh')}
        aria-disabled={isRefreshing}
        onClick={() => void again()}
        className={join(pressClass, '-ms-3 max-sm:hidden')}
      >
        <Icon name="refresh" className={join(isRefreshing && 'animate-spin')} />
      </button>
    </div>
  )
}

const dots = '••••••'

function Figures({ purse }: { purse: Purse }) {
  const { tc } = useCentreWords()
  const isHidden = useHidden()
  const { sumBalance, bonus, currency, isPlayMoney } = purse
  if (isHidden) {
    return (
      <span className="tracking-widest">
        <span aria-hidden="true">{dots}</span>
        <span className="sr-only">{tc('centre.hidden')}</span>
      </span>
    )
  }
  return (
    <>
      <Sum amount={sumBalance} currency={currency} />
      {isPlayMoney && <Small text={tc('centre.play_money')} />}
      {!isPlayMoney && !isNothing(bonus) && (
        <Small text={tc('centre.with_bonus', { amount: moneyText(bonus, currency) })} />
      )}
    </>
  )
}

const isNothing = (amount: string) => (parseAmount(amount) ?? 0n) === 0n

function Sum({ amount, currency }: { amount: string; currency: string }) {
  const counted = useCounted(parseAmount(amount))
  const isKnown = counted !== undefined && isCurrency(currency)
  return (
    <>
      <span aria-hidden="true" className="text-sm">
        <Money text={isKnown ? formatMoney(counted, currency) : amount} />
      </span>
      <span className="sr-only">{moneyText(amount, currency)}</span>
    </>
  )
}

function Small({ text }: { text: string }) {
  return <span className="truncate text-[0.6875rem] text-text-quiet">{text}</span>
}
