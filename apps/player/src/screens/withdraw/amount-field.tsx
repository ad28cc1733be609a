import { amountOf, toWire, type Amount } from '@fairhouse/money'
import { Button, Field, Money } from '@fairhouse/ui'
import { useCentreWords } from '#lib/centre-words'
import { amountFault, feeOf, mostNow, readAmount, type AmountFault } from './asked-amount.ts'
import { amountIn, moneyText, type Facts } from './facts.ts'

interface Props {
  facts: Facts
  value: string
  onChange: (typed: string) => void
  fault: AmountFault | undefined
}

export function AmountField({ facts, value, onChange, fault }: Props) {
  const { tc } = useCentreWords()
  const limits = {
    least: moneyText(facts.least, facts.currency),
    most: moneyText(mostNow(facts), facts.currency),
  }
  return (
    <Field
      label={tc('withdraw.amount')}
      value={value}
      onChange={onChange}
      inputMode="decimal"
      autoComplete="off"
      hint={limitsText(facts, tc)}
      after={isEnough(facts) && <All most={mostNow(facts)} onChange={onChange} />}
      {...(fault && { error: tc(`withdraw.amount_${fault}`, limits) })}
    />
  )
}

/** There is something that can be asked for. */
const isEnough = (facts: Facts) => mostNow(facts) >= amountIn(facts.least)

function All({ most, onChange }: { most: Amount; onChange: Props['onChange'] }) {
  const { tc } = useCentreWords()
  return (
    <span className="flex whitespace-nowrap">
      <Button
        variant="quiet"
        size="small"
        onClick={() => onChange(toWire(most).replace(/\.\d+$/, ''))}
      >
        {tc('withdraw.all')}
      </Button>
    </span>
  )
}

type Say = ReturnType<typeof useCentreWords>['tc']

function limitsText(facts: Facts, tc: Say): string {
  const { least, currency, timesLeftToday } = facts
  const between = tc(isEnough(facts) ? 'withdraw.limits' : 'withdraw.amount_least', {
    least: moneyText(least, currency),
    most: moneyText(mostNow(facts), currency),
  })
  if (timesLeftToday === null) return between
  return `${between} ${tc('withdraw.times_left', { count: timesLeftToday })}`
}

/** What will be taken and what will come, before anything is asked. */
export function Summary({ typed, facts }: { typed: string; facts: Facts }) {
  const { tc } = useCentreWords()
  const amount = readAmount(typed)
  if (amount === undefined || amountFault(typed, facts)) return null
  const fee = feeOf(amount, facts)
  const rows = [
    ['fee', fee],
    ['receive', amount - fee],
  ] as const
  return (
    <dl className="flex flex-col gap-2 rounded-control bg-surface-sunken px-4 py-3">
      {rows.map(([name, units]) => (
        <div key={name} className="flex flex-wrap justify-between gap-3">
          <dt className="text-text-quiet">{tc(`withdraw.${name}`)}</dt>
          <dd>
            <Money text={moneyText(amountOf(units), facts.currency)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
