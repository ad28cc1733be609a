import { Chart } from '@fairhouse/ui'
import { amountOf, toWire } from '@fairhouse/money'
import { changeText, dateText, Figure, moneyText, toneOf, unitsOf } from '#features/records'
import { useCentreWords } from '#lib/centre-words'
import { minutesText } from '#lib/limits'
import { useQuery } from '#lib/query'
import { useSafetyWords } from '#lib/safety-words'
import { ActivityDays } from './activity-days.tsx'
import { hasAny } from './activity-day.ts'
import { Answered } from './answered.tsx'
import { activityQuery, type Activity as Told } from './queries.ts'

/** Time and money that were spent here: altogether, and in the last days. */
export function Activity() {
  const { tc } = useCentreWords()
  const { ts } = useSafetyWords()
  return (
    <Answered query={useQuery(activityQuery)}>
      {(told) => (
        <div className="flex flex-col gap-8">
          <Lifetime told={told} />
          <section className="flex flex-col gap-4">
            <h3 className="text-lg font-semibold">
              {ts('activity.recent', { count: told.days.length })}
            </h3>
            {told.days.some(hasAny) ? (
              <Recent told={told} />
            ) : (
              <p className="text-text-quiet">{ts('activity.nothing')}</p>
            )}
            <p className="text-sm text-text-quiet">{tc('records.zone', { zone: told.zone })}</p>
          </section>
        </div>
      )}
    </Answered>
  )
}

function Lifetime({ told: { lifetime, currency } }: { told: Told }) {
  const { ts } = useSafetyWords()
  const figures = [
    { label: ts('activity.paid_in'), amount: lifetime.paidIn },
    { label: ts('activity.paid_out'), amount: lifetime.paidOut },
    { label: ts('activity.net_deposits'), amount: lifetime.netDeposits },
  ]
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{ts('activity.lifetime')}</h3>
      <dl className="grid gap-2 sm:grid-cols-3">
        {figures.map(({ label, amount }) => (
          <Figure key={label} label={label} text={moneyText(amount, currency)} />
        ))}
      </dl>
      <p className="text-sm text-text-quiet">{ts('activity.net_about')}</p>
    </section>
  )
}

function Recent({ told: { days, currency } }: { told: Told }) {
  const { ts, tag } = useSafetyWords()
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  const net = toWire(amountOf(days.reduce((sum, day) => sum + unitsOf(day.net), 0n)))
  const label = (date: string) => dateText(date, 'day', tag)
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Figure label={ts('activity.time')} text={minutesText(minutes, tag)} />
        <Figure label={ts('activity.result')} text={changeText(net, currency)} tone={toneOf(net)} />
      </dl>
      <Chart
        isPlain
        caption={ts('activity.time_chart')}
        points={days.map((day) => ({
          label: label(day.date),
          units: BigInt(day.minutes),
          text: minutesText(day.minutes, tag),
        }))}
      />
      <Chart
        caption={ts('activity.result_chart')}
        points={days.map((day) => ({
          label: label(day.date),
          units: unitsOf(day.net),
          text: changeText(day.net, currency),
        }))}
      />
      <ActivityDays days={days} currency={currency} />
    </>
  )
}
