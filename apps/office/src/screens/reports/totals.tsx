import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import { cashFigures, gameFigures, netOf, type Report, type View } from './view.ts'

interface Props {
  report: Report
  view: Exclude<View, 'owed' | 'reconcile'>
}

/** Totals of the whole period, independent of the page. */
export function Totals({ report, view }: Props) {
  const { t } = useWords()
  const names = view === 'cash' ? cashFigures : gameFigures
  return report.totals.map((total) => {
    const { currency } = total
    const last =
      view === 'cash'
        ? ({ name: 'net', amount: netOf(total) } as const)
        : ({ name: 'revenue', amount: total.revenue } as const)
    const all = [...names.map((name) => ({ name, amount: total[name] })), last]
    return (
      <section key={currency} aria-label={t('reports.total', { currency })}>
        <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {all.map(({ name, amount }) => (
            <div key={name} className="rounded-card border border-line bg-surface p-4">
              <dt className="text-sm text-text-quiet">{t(`reports.${name}`)}</dt>
              <dd className="mt-1">
                <Money text={moneyText(amount, currency)} className="text-lg" />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  })
}
