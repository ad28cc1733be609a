import { join } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { dayText, useReaderZone } from '#lib/moment'
import { useWords } from '#lib/words'

type Facts = Value<'GET /wps/content/promotions'>['list'][number]

/** How often it can be claimed; nothing for a one-time promotion. */
export function ClaimPeriod({ period }: { period: Facts['claimPeriod'] }) {
  const { t } = useWords()
  if (period === null) return null
  return (
    <span
      className={join(
        'inline-flex min-h-7 items-center rounded-full bg-stage-accent px-3 text-xs font-bold',
        'text-on-stage-accent',
      )}
    >
      {t(`content.period_${period}`)}
    </span>
  )
}

type Runs = Pick<Facts, 'start' | 'end' | 'startsAt' | 'endsAt'>

/** Start and end in one line; until hydration the days of the brand's clock. */
export function useRuns({ start, end, startsAt, endsAt }: Runs): string {
  const { t, tag } = useWords()
  const zone = useReaderZone(startsAt !== null || endsAt !== null)
  const day = (at: string | null, local: string | null) => {
    if (at === null || local === null) return ''
    return zone === null ? dayText(local.slice(0, 10), tag, 'UTC') : dayText(at, tag, zone)
  }
  const from = day(startsAt, start)
  const until = day(endsAt, end)
  if (from !== '' && until !== '') return t('promotions.runs_between', { from, until })
  if (from !== '') return t('promotions.runs_from', { from })
  return until === '' ? t('promotions.runs_always') : t('promotions.runs_until', { until })
}
