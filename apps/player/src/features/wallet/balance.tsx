import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { formatMoney, isCurrency, parseAmount } from '@fairhouse/money'
import { Icon, join, Money, Skeleton } from '@fairhouse/ui'
import { useState } from 'react'
import { moneyText } from '#lib/money'
import {
  hideBalance,
  useCountUp,
  useIsBalanceHidden,
  useBalance,
  type WalletBalance,
} from '#lib/balance'

const boxClass = join(
  'flex h-11 shrink-0 items-center rounded-control border border-line bg-surface ps-3',
  'max-[22.4rem]:pe-3',
)

const pressClass = join(
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control',
  'text-text-quiet transition-colors hover:text-accent',
)

/** Minimum time a skeleton shows, so that it is noticed. */
const minSkeletonMs = 400

/** The balance; the member can hide it. */
export function Balance() {
  const { t } = useWords(centreWords)
  const { balance, refresh } = useBalance()
  const [isRefreshing, setRefreshing] = useState(false)
  const isHidden = useIsBalanceHidden()
  const again = async () => {
    setRefreshing(true)
    await Promise.all([refresh(), new Promise((resolve) => setTimeout(resolve, minSkeletonMs))])
    setRefreshing(false)
  }
  return (
    <div role="group" aria-label={t('centre.balance')} className={boxClass}>
      <div className="flex min-w-0 flex-col leading-tight">
        {!balance || isRefreshing ? (
          <Skeleton className="h-4 w-24" />
        ) : (
          <Figures balance={balance} />
        )}
      </div>
      <button
        type="button"
        aria-pressed={isHidden}
        aria-label={t('centre.hide')}
        title={t(isHidden ? 'centre.show' : 'centre.hide')}
        onClick={() => hideBalance(!isHidden)}
        className={join(pressClass, 'max-[22.4rem]:hidden')}
      >
        <Icon name={isHidden ? 'eye-off' : 'eye'} />
      </button>
      <button
        type="button"
        aria-label={t('centre.refresh')}
        title={t('centre.refresh')}
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

function Figures({ balance }: { balance: WalletBalance }) {
  const { t } = useWords(centreWords)
  const isHidden = useIsBalanceHidden()
  const { sumBalance, bonus, currency, isPlayMoney } = balance
  if (isHidden) {
    return (
      <span className="tracking-widest">
        <span aria-hidden="true">{dots}</span>
        <span className="sr-only">{t('centre.hidden')}</span>
      </span>
    )
  }
  return (
    <>
      <Sum amount={sumBalance} currency={currency} />
      {isPlayMoney && <Small text={t('centre.play_money')} />}
      {!isPlayMoney && !isNothing(bonus) && (
        <Small text={t('centre.with_bonus', { amount: moneyText(bonus, currency) })} />
      )}
    </>
  )
}

const isNothing = (amount: string) => (parseAmount(amount) ?? 0n) === 0n

function Sum({ amount, currency }: { amount: string; currency: string }) {
  const counted = useCountUp(parseAmount(amount), currency)
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
