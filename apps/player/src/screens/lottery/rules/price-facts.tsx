import { lotteryWords } from '@fairhouse/i18n/lottery'
import { parseAmount } from '@fairhouse/money'
import type { ReactNode } from 'react'
import { useWords } from '#lib/words'
import { amountText } from '../bet-types/index.ts'
import { prizeName } from '../bet-types/index.ts'
import { returnText, type BetTypeView } from '../bet-types/index.ts'

const prizeClass =
  'flex min-w-0 flex-wrap justify-between gap-x-2 rounded-control bg-surface-raised px-3 py-2'

/** What a bet costs and pays, and its exact return. */
export function PriceFacts({ betType }: { betType: BetTypeView }) {
  const { t, tag } = useWords(lotteryWords)
  const { id, charge, prizes } = betType
  const isPerHit = charge !== '1'
  const [only, ...others] = prizes
  const priceLabel = t(isPerHit ? 'bettypes.rules_price_per_hit' : 'bettypes.rules_price')
  const isOne = only !== undefined && others.length === 0
  const shownReturn = returnText(betType, tag)
  return (
    <div className="flex flex-col gap-3 text-sm">
      <dl className="flex flex-wrap gap-x-6 gap-y-2">
        {isOne && <Fact label={priceLabel}>{priceText(only.price)}</Fact>}
        {isPerHit && (
          <Fact label={t('bettypes.rules_cost')}>{t('bettypes.rules_cost_times', { charge })}</Fact>
        )}
        {shownReturn !== undefined && <Fact label={t('bettypes.rules_return')}>{shownReturn}</Fact>}
      </dl>
      {!isOne && (
        <ul
          aria-label={priceLabel}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-2"
        >
          {prizes.map((prize) => (
            <li key={prize.id} className={prizeClass}>
              <span className="min-w-0 break-words">{prizeName(id, prize.id, t)}</span>
              <span className="font-semibold tabular-nums">{priceText(prize.price)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-text-quiet">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function priceText(price: string): string {
  const amount = parseAmount(price)
  return amount === undefined ? price : amountText(amount)
}
