import { amountOf, moneyText, toWire } from '@fairhouse/money'
import { Chart } from '@fairhouse/ui'
import { shortId } from '#lib/short-id'
import { useWords } from '#lib/words'
import { netOf, unitsOf, type Report, type ReportRow, type View } from './view.ts'

interface Props {
  report: Report
  view: Exclude<View, 'owed' | 'reconcile'>
}

const maxBars = 40

/** Decorative: the table below has the same data. Draws the first currency only. */
export function ReportChart({ report, view }: Props) {
  const { t } = useWords()
  const currency = report.totals[0]?.currency
  if (currency === undefined) return null
  const own = report.list.filter((row) => row.currency === currency)
  const sums = new Map<string, bigint>()
  for (const row of own) {
    const amount = view === 'cash' ? netOf(row) : row.revenue
    const name = nameOf(row)
    sums.set(name, (sums.get(name) ?? 0n) + unitsOf(amount))
  }
  const named = [...sums].slice(0, maxBars)
  // The server sends the newest day first; the chart runs forward.
  const inOrder = view === 'day' || view === 'cash' ? named.toReversed() : named
  const points = inOrder.map(([label, units]) => ({
    label,
    units,
    text: moneyText(toWire(amountOf(units)), currency),
  }))
  if (points.length < 2) return null
  const caption = t(view === 'cash' ? 'reports.chart_net' : 'reports.chart_revenue', { currency })
  return <Chart caption={caption} points={points} />
}

function nameOf({ day, gameName, vendorName, memberId, brand }: ReportRow): string {
  return day ?? gameName ?? vendorName ?? (memberId === null ? brand : shortId(memberId))
}
