import { centreWords } from '@fairhouse/i18n/centre'
import { safetyWords } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { Chart } from '@fairhouse/ui'
import { amountOf, toWire } from '@fairhouse/money'
import { changeText, dateText, Figure, moneyText, toneOf, unitsOf } from '#features/records'
import { minutesText } from '#lib/limits'
import { useQuery } from '#lib/query'
import { ActivityDays } from './activity-days.tsx'
import { hasAny } from './activity-day.ts'
import { LoadState } from './load-state.tsx'
import { activityQuery, type Activity as ActivityData } from './queries.ts'

/** Time and money spent: lifetime and recent days. */
export function Activity() {
  const { t } = useWords(centreWords, safetyWords)
  return (
    <LoadState query={useQuery(activityQuery)}>
      {(activity) => (
        <div className="flex flex-col gap-8">
          <Lifetime activity={activity} />
          <section className="flex flex-col gap-4">
            <h3 className="text-lg font-semibold">
              {t('activity.recent', { count: activity.days.length })}
            </h3>
            {activity.days.some(hasAny) ? (
              <Recent activity={activity} />
            ) : (
              <p className="text-text-quiet">{t('activity.nothing')}</p>
            )}
            <p className="text-sm text-text-quiet">{t('records.zone', { zone: activity.zone })}</p>
          </section>
        </div>
      )}
    </LoadState>
  )
}

function Lifetime({ activity: { lifetime, currency } }: { activity: ActivityData }) {
  const { t } = useWords(safetyWords)
  const figures = [
    { label: t('activity.paid_in'), amount: lifetime.paidIn },
    { label: t('activity.paid_out'), amount: lifetime.paidOut },
    { label: t('activity.net_deposits'), amount: lifetime.netDeposits },
  ]
  return (
    <section className="flex flex-col gap-4">
      <h3 className="text-lg font-semibold">{t('activity.lifetime')}</h3>
      <dl className="grid gap-2 sm:grid-cols-3">
        {figures.map(({ label, amount }) => (
          <Figure key={label} label={label} text={moneyText(amount, currency)} />
        ))}
      </dl>
      <p className="text-sm text-text-quiet">{t('activity.net_about')}</p>
    </section>
  )
}

function Recent({ activity: { days, currency } }: { activity: ActivityData }) {
  const { t, tag } = useWords(safetyWords)
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0)
  const net = toWire(amountOf(days.reduce((sum, day) => sum + unitsOf(day.net), 0n)))
  const label = (date: string) => dateText(date, 'day', tag)
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Figure label={t('activity.time')} text={minutesText(minutes, tag)} />
        <Figure label={t('activity.result')} text={changeText(net, currency)} tone={toneOf(net)} />
      </dl>
      <Chart
        isPlain
        caption={t('activity.time_chart')}
        points={days.map((day) => ({
          label: label(day.date),
          units: BigInt(day.minutes),
          text: minutesText(day.minutes, tag),
        }))}
      />
      <Chart
        caption={t('activity.result_chart')}
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
