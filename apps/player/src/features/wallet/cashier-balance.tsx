import { parseAmount } from '@fairhouse/money'
import { Icon, join, Money, Skeleton } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import { moneyText } from '#lib/money'
import { usePurse } from '#lib/purse'

const boxClass = join(
  'flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border border-line bg-surface-raised',
  'p-4',
)

const pressClass = join(
  'inline-flex size-11 cursor-pointer items-center justify-center rounded-control text-text-quiet',
  'hover:text-accent',
)

/** What the account has, on pages of money: shown there whatever was chosen in the header. */
export function CashierBalance() {
  const { tc } = useCentreWords()
  const { purse, refresh, isAsking } = usePurse()
  if (!purse) return <Skeleton className="h-20 w-full" />
  const { currency, sumBalance, bonus, hold } = purse
  const parts = (
    [
      ['centre.bonus', bonus],
      ['centre.hold', hold],
    ] as const
  ).filter(([, amount]) => parseAmount(amount) !== 0n)
  return (
    <div className={boxClass}>
      <p className="flex min-w-0 grow flex-col">
        <span className="text-sm text-text-quiet">{tc('centre.balance')}</span>
        <span className="text-2xl">
          <Money text={moneyText(sumBalance, currency)} />
        </span>
      </p>
      <button
        type="button"
        aria-label={tc('centre.refresh')}
        title={tc('centre.refresh')}
        aria-disabled={isAsking}
        onClick={() => void refresh()}
        className={pressClass}
      >
        <Icon name="refresh" className={join(isAsking && 'animate-spin')} />
      </button>
      {parts.length > 0 && (
        <dl className="flex basis-full gap-6 border-t border-line pt-3 text-sm">
          {parts.map(([label, amount]) => (
            <div key={label}>
              <dt className="text-text-quiet">{tc(label)}</dt>
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
