import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { parseAmount } from '@fairhouse/money'
import { Icon, join, Money, Skeleton } from '@fairhouse/ui'
import { moneyText } from '#lib/money'
import { useBalance } from '#lib/balance'

const boxClass = join(
  'flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface-raised',
  'p-4',
)

const pressClass = join(
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-text-quiet',
  'hover:text-accent',
)

/** The balance on cashier pages; shown even if the header hides it. */
export function CashierBalance() {
  const { t } = useWords(centreWords)
  const { balance, refresh, isAsking } = useBalance()
  if (!balance) return <Skeleton className="h-20 w-full" />
  const { currency, sumBalance, bonus, hold } = balance
  const breakdown = (
    [
      ['centre.bonus', bonus],
      ['centre.hold', hold],
    ] as const
  ).filter(([, amount]) => parseAmount(amount) !== 0n)
  return (
    <div className={boxClass}>
      <p className="flex min-w-0 grow flex-col">
        <span className="text-sm text-text-quiet">{t('centre.balance')}</span>
        <span className="text-2xl">
          <Money text={moneyText(sumBalance, currency)} />
        </span>
      </p>
      <button
        type="button"
        aria-label={t('centre.refresh')}
        title={t('centre.refresh')}
        aria-disabled={isAsking}
        onClick={() => void refresh()}
        className={pressClass}
      >
        <Icon name="refresh" className={join(isAsking && 'animate-spin')} />
      </button>
      {breakdown.length > 0 && (
        <dl className="flex basis-full gap-6 border-t border-line pt-3 text-sm">
          {breakdown.map(([label, amount]) => (
            <div key={label}>
              <dt className="text-text-quiet">{t(label)}</dt>
              <dd>
                <Money text={moneyText(amount, currency)} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
