import { Chart } from '@fairhouse/ui'
import { useCallback } from 'react'
import { changeText, CsvButton, dateText, Figure, Listed, moneyText } from '#features/records'
import { PeriodChoice, toneOf, unitsOf, useAsked, usePeriod } from '#features/records'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { Parts } from './parts.tsx'
import { hasAny, type Told } from './told.ts'

/** What was won and lost, drawn and told. */
export function Profit() {
  const { tc } = useCentreWords()
  const chosen = usePeriod()
  const { from, to, zone } = chosen.period
  const ask = useCallback(
    (signal: AbortSignal) => call('GET /wps/record/profit', { from, to, zone }, { signal }),
    [from, to, zone],
  )
  const asked = useAsked(ask)
  return (
    <section className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <PeriodChoice {...chosen} />
      </div>
      <Listed asked={asked} isEmpty={({ list }) => !list.some(hasAny)}>
        {(told) => (
          <>
            <Totals told={told} />
            {told.list.some(hasAny) && (
              <>
                <Results told={told} />
                <Parts told={told} />
              </>
            )}
          </>
        )}
      </Listed>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-text-quiet">{tc('records.zone', { zone })}</p>
        <CsvButton
          name="profit"
          ask={() => call('GET /wps/record/profit/csv', { from, to, zone })}
        />
      </div>
    </section>
  )
}

function Totals({ told: { totals, currency } }: { told: Told }) {
  const { tc } = useCentreWords()
  return (
    <dl className="grid grid-cols-2 gap-2 lg:grid-cols-4">
      <Figure label={tc('records.stake')} text={moneyText(totals.stake, currency)} />
      <Figure label={tc('records.win')} text={moneyText(totals.win, currency)} />
      <Figure label={tc('records.bonus_given')} text={moneyText(totals.bonus, currency)} />
      <Figure
        label={tc('records.result')}
        text={changeText(totals.net, currency)}
        tone={toneOf(totals.net)}
      />
    </dl>
  )
}

/** The table below tells the same in figures. */
function Results({ told: { list, by, currency } }: { told: Told }) {
  const { tc, tag } = useCentreWords()
  return (
    <Chart
      caption={tc(`records.chart_${by}`)}
      points={list.map(({ from, net }) => ({
        label: dateText(from, by, tag),
        units: unitsOf(net),
        text: changeText(net, currency),
      }))}
    />
  )
}
