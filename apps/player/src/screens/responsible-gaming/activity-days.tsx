import { centreWords } from '@fairhouse/i18n/centre'
import { safetyWords } from '@fairhouse/i18n/safety'
import { useWords } from '#lib/words'
import { Money } from '@fairhouse/ui'
import { changeText, dateText, isNothing, moneyText, toneOf } from '#features/records'
import { minutesText } from '#lib/limits'
import { hasAny } from './activity-day.ts'
import type { ActivityDay } from './queries.ts'

interface Props {
  days: readonly ActivityDay[]
  currency: string
}

/** Days with activity as text, newest first. */
export function ActivityDays({ days, currency }: Props) {
  const { t } = useWords(safetyWords)
  return (
    <details className="rounded-card border border-line bg-surface">
      <summary className="min-h-12 cursor-pointer content-center px-4 font-semibold text-accent">
        {t('activity.each')}
      </summary>
      <ul className="flex flex-col">
        {days
          .filter(hasAny)
          .toReversed()
          .map((day) => (
            <Day key={day.date} day={day} currency={currency} />
          ))}
      </ul>
    </details>
  )
}

function Day({ day, currency }: { day: ActivityDay; currency: string }) {
  const { t, tag } = useWords(centreWords, safetyWords)
  const money = (label: string, amount: string) =>
    isNothing(amount) ? [] : [{ label, text: moneyText(amount, currency) }]
  const figures = [
    { label: t('activity.time'), text: minutesText(day.minutes, tag) },
    ...money(t('records.stake'), day.staked),
    ...money(t('records.win'), day.won),
    ...money(t('activity.paid_in'), day.paidIn),
    ...money(t('activity.paid_out'), day.paidOut),
  ]
  return (
    <li className="flex flex-col gap-1 border-t border-line px-4 py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <time dateTime={day.date} className="font-semibold">
          {dateText(day.date, 'day', tag)}
        </time>
        <Money text={changeText(day.net, currency)} tone={toneOf(day.net)} />
      </p>
      <dl className="flex flex-col gap-0.5 text-sm text-text-quiet">
        {figures.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-3">
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
