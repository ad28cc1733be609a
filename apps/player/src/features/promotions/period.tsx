import { join } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'
import { localDay } from './dates.ts'

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

/** Start and end in one line. */
export function useRuns({ start, end }: Pick<Facts, 'start' | 'end'>): string {
  const { t, tag } = useWords()
  const from = start === null ? '' : localDay(start, tag)
  const until = end === null ? '' : localDay(end, tag)
  if (from !== '' && until !== '') return t('promotions.runs_between', { from, until })
  if (from !== '') return t('promotions.runs_from', { from })
  return until === '' ? t('promotions.runs_always') : t('promotions.runs_until', { until })
}
