import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Figure, isNothing, moneyText } from '#features/records'
import type { AccountRecordPage } from './view.ts'

const funds = ['cash', 'bonus', 'hold'] as const
type Fund = (typeof funds)[number]

interface Props {
  record: AccountRecordPage
  /** Opening and closing balances are meaningless for a single type. */
  isWhole: boolean
}

/** Opening balance, in, out and closing balance per fund. */
export function Summary({ record, isWhole }: Props) {
  const { t } = useWords(centreWords)
  const { total, opening, closing, totals, currency } = record
  const isUsed = (fund: Fund) =>
    ![opening, closing, totals.in, totals.out].every((one) => isNothing(one[fund]))
  const money = (amount: string) => moneyText(amount, currency)
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm text-text-quiet">
        {t('records.lines_count', { count: total })}
      </p>
      {funds
        .filter((fund) => fund === 'cash' || isUsed(fund))
        .map((fund) => (
          <div key={fund} className="flex flex-col gap-1.5">
            <h3 className="text-sm font-semibold">{t(`records.${fund}`)}</h3>
            <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
              {isWhole && <Figure label={t('records.opening')} text={money(opening[fund])} />}
              <Figure label={t('records.in')} text={money(totals.in[fund])} />
              <Figure label={t('records.out')} text={money(totals.out[fund])} />
              {isWhole && <Figure label={t('records.closing')} text={money(closing[fund])} />}
            </dl>
          </div>
        ))}
    </div>
  )
}
