import { Figure, isNothing, moneyText } from '#features/records'
import { useCentreWords } from '#lib/centre-words'
import type { Told } from './told.ts'

const funds = ['cash', 'bonus', 'hold'] as const
type Fund = (typeof funds)[number]

interface Props {
  told: Told
  /** Of one type alone, what was there before and after says nothing. */
  isWhole: boolean
}

/** What was there, what came, what went and what is left: each of the funds by itself. */
export function Summary({ told, isWhole }: Props) {
  const { tc } = useCentreWords()
  const { total, opening, closing, totals, currency } = told
  const isUsed = (fund: Fund) =>
    ![opening, closing, totals.in, totals.out].every((one) => isNothing(one[fund]))
  const money = (amount: string) => moneyText(amount, currency)
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm text-text-quiet">
        {tc('records.lines_count', { count: total })}
      </p>
      {funds
        .filter((fund) => fund === 'cash' || isUsed(fund))
        .map((fund) => (
          <div key={fund} className="flex flex-col gap-1.5">
            <h3 className="text-sm font-semibold">{tc(`records.${fund}`)}</h3>
            <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
              {isWhole && <Figure label={tc('records.opening')} text={money(opening[fund])} />}
              <Figure label={tc('records.in')} text={money(totals.in[fund])} />
              <Figure label={tc('records.out')} text={money(totals.out[fund])} />
              {isWhole && <Figure label={tc('records.closing')} text={money(closing[fund])} />}
            </dl>
          </div>
        ))}
    </div>
  )
}
