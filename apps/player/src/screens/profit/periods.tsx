import { centreWords } from '@fairhouse/i18n/centre'
import { type Translate, useWords } from '#lib/words'
import { Money, Table } from '@fairhouse/ui'
import { changeText, dateText, moneyText, toneOf } from '#features/records'
import { hasAny, type Period, type ProfitReport } from './view.ts'

interface Props {
  periods: readonly Period[]
  report: ProfitReport
}

/** Days or months with play, newest first. */
export function Periods({ report }: { report: ProfitReport }) {
  const periods = report.list.filter(hasAny).toReversed()
  return (
    <>
      <ul className="flex flex-col gap-2 lg:hidden">
        {periods.map((period) => (
          <PeriodCard key={period.from} period={period} report={report} />
        ))}
      </ul>
      <div className="hidden lg:block">
        <PeriodTable periods={periods} report={report} />
      </div>
    </>
  )
}

function PeriodCard({
  period,
  report: { by, currency },
}: {
  period: Period
  report: ProfitReport
}) {
  const { t, tag } = useWords(centreWords)
  const money = (amount: string) => moneyText(amount, currency)
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line bg-surface px-3 py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{dateText(period.from, by, tag)}</span>
        <Money text={changeText(period.net, currency)} tone={toneOf(period.net)} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-text-quiet">
        <span>
          {t('records.stake')} {money(period.stake)}
        </span>
        <span>
          {t('records.win')} {money(period.win)}
        </span>
      </p>
    </li>
  )
}

function PeriodTable({ periods, report }: Props) {
  const { t, tag } = useWords(centreWords)
  return (
    <Table
      caption={t(`records.chart_${report.by}`)}
      isCaptionHidden
      rows={periods}
      keyOf={({ from }) => from}
      empty={t('records.none_title')}
      columns={columnsOf(t, tag, report)}
    />
  )
}

type Say = Translate<typeof centreWords>

function columnsOf(t: Say, tag: string, { by, currency }: ProfitReport) {
  const money = (amount: string) => <Money text={moneyText(amount, currency)} />
  const net = (period: Period) => (
    <Money text={changeText(period.net, currency)} tone={toneOf(period.net)} />
  )
  const date = ({ from }: Period) => dateText(from, by, tag)
  const figure = (key: 'stake' | 'win' | 'bonus', label: string) => ({
    key,
    label,
    isNumber: true,
    cell: (period: Period) => money(period[key]),
  })
  return [
    { key: 'date', label: t('records.date'), isHeading: true, cell: date },
    figure('stake', t('records.stake')),
    figure('win', t('records.win')),
    figure('bonus', t('records.bonus_given')),
    { key: 'net', label: t('records.result'), isNumber: true, cell: net },
  ]
}
