import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Chart } from '@fairhouse/ui'
import { useCallback } from 'react'
import { changeText, CsvButton, dateText, Figure, AnswerList, moneyText } from '#features/records'
import { PeriodChoice, toneOf, unitsOf, useLatestAnswer, usePeriod } from '#features/records'
import { call } from '#lib/call'
import { Periods } from './periods.tsx'
import { hasAny, type ProfitReport } from './view.ts'

/** Wins and losses as chart and table. */
export function Profit() {
  const { t } = useWords(centreWords)
  const chosen = usePeriod()
  const { from, to, zone } = chosen.period
  const ask = useCallback(
    (signal: AbortSignal) => call('GET /wps/record/profit', { from, to, zone }, { signal }),
    [from, to, zone],
  )
  const latest = useLatestAnswer(ask)
  return (
    <section className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <PeriodChoice {...chosen} />
      </div>
      <AnswerList answer={latest} isEmpty={({ list }) => !list.some(hasAny)}>
        {(report) => (
          <>
            <Totals report={report} />
            {report.list.some(hasAny) && (
              <>
                <Results report={report} />
                <Periods report={report} />
              </>
            )}
          </>
        )}
      </AnswerList>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-quiet">{t('records.zone', { zone })}</p>
        <CsvButton
          name="profit"
          ask={() => call('GET /wps/record/profit/csv', { from, to, zone })}
        />
      </div>
    </section>
  )
}

function Totals({ report: { totals, currency } }: { report: ProfitReport }) {
  const { t } = useWords(centreWords)
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      <Figure label={t('records.stake')} text={moneyText(totals.stake, currency)} />
      <Figure label={t('records.win')} text={moneyText(totals.win, currency)} />
      <Figure label={t('records.bonus_given')} text={moneyText(totals.bonus, currency)} />
      <Figure
        label={t('records.result')}
        text={changeText(totals.net, currency)}
        tone={toneOf(totals.net)}
      />
    </dl>
  )
}

/** Decorative: the table below has the same data. */
function Results({ report: { list, by, currency } }: { report: ProfitReport }) {
  const { t, tag } = useWords(centreWords)
  return (
    <Chart
      caption={t(`records.chart_${by}`)}
      points={list.map(({ from, net }) => ({
        label: dateText(from, by, tag),
        units: unitsOf(net),
        text: changeText(net, currency),
      }))}
    />
  )
}
