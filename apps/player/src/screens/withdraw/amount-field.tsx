import { centreWords } from '@fairhouse/i18n/centre'
import { type Translate, useWords } from '#lib/words'
import { amountOf, toWire, type Amount } from '@fairhouse/money'
import { Button, Field, Money } from '@fairhouse/ui'
import {
  amountFault,
  calculateFee,
  maxAmount,
  readAmount,
  type AmountFault,
} from './amount-check.ts'
import { amountIn, moneyText, type Facts } from './facts.ts'

interface Props {
  facts: Facts
  value: string
  onChange: (typed: string) => void
  fault: AmountFault | undefined
}

export function AmountField({ facts, value, onChange, fault }: Props) {
  const { t } = useWords(centreWords)
  const limits = {
    least: moneyText(facts.least, facts.currency),
    most: moneyText(maxAmount(facts), facts.currency),
  }
  return (
    <Field
      label={t('withdraw.amount')}
      value={value}
      onChange={onChange}
      inputMode="decimal"
      autoComplete="off"
      hint={limitsText(facts, t)}
      after={isEnough(facts) && <All most={maxAmount(facts)} onChange={onChange} />}
      {...(fault && { error: t(`withdraw.amount_${fault}`, limits) })}
    />
  )
}

/** True if any amount can be withdrawn. */
const isEnough = (facts: Facts) => maxAmount(facts) >= amountIn(facts.least)

function All({ most, onChange }: { most: Amount; onChange: Props['onChange'] }) {
  const { t } = useWords(centreWords)
  return (
    <span className="flex whitespace-nowrap">
      <Button
        variant="quiet"
        size="small"
        onClick={() => onChange(toWire(most).replace(/\.\d+$/, ''))}
      >
        {t('withdraw.all')}
      </Button>
    </span>
  )
}

type Say = Translate<typeof centreWords>

function limitsText(facts: Facts, t: Say): string {
  const { least, currency, timesLeftToday } = facts
  const between = t(isEnough(facts) ? 'withdraw.limits' : 'withdraw.amount_least', {
    least: moneyText(least, currency),
    most: moneyText(maxAmount(facts), currency),
  })
  if (timesLeftToday === null) return between
  return `${between} ${t('withdraw.times_left', { count: timesLeftToday })}`
}

/** Amount charged and amount received. */
export function Summary({ typed, facts }: { typed: string; facts: Facts }) {
  const { t } = useWords(centreWords)
  const amount = readAmount(typed)
  if (amount === undefined || amountFault(typed, facts)) return null
  const fee = calculateFee(amount, facts)
  const rows = [
    ['fee', fee],
    ['receive', amount - fee],
  ] as const
  return (
    <dl className="flex flex-col gap-2 rounded-control bg-surface-sunken px-4 py-3">
      {rows.map(([name, units]) => (
        <div key={name} className="flex flex-wrap justify-between gap-3">
          <dt className="text-text-quiet">{t(`withdraw.${name}`)}</dt>
          <dd>
            <Money text={moneyText(amountOf(units), facts.currency)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
