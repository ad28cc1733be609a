import { Badge } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'

type Period = Value<'GET /wps/content/promotion'>['claimPeriod']

/** How often it can be claimed; nothing for one that is given once. */
export function ClaimPeriod({ period }: { period: Period }) {
  const { t } = useWords()
  if (period === null) return null
  return (
    <span>
      <Badge tone="good">{t(`content.period_${period}`)}</Badge>
    </span>
  )
}
