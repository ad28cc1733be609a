import { adminWords } from '@fairhouse/i18n/office'
import type { ContentKind } from '@fairhouse/protocol'
import { useStaffZone } from '#lib/staff-zone'
import { useWords } from '#lib/words'
import { Moment } from './moment.tsx'
import type { TypedTimes } from './view.ts'

const timed: readonly ContentKind[] = ['banner', 'announcement', 'promotion']

interface Props {
  kind: ContentKind
  times: TypedTimes
  onChange: (times: TypedTimes) => void
}

/** Start and end in the staff member's time zone. */
export function Times({ kind, times, onChange }: Props) {
  const { t } = useWords(adminWords)
  const zone = useStaffZone()
  if (!timed.includes(kind)) return null
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-sm text-text-quiet">{t('content.times', { zone })}</legend>
      <Moment
        label={t('content.starts')}
        zone={zone}
        value={times.startsAt}
        onChange={(startsAt) => onChange({ ...times, startsAt })}
      />
      <Moment
        label={t('content.ends')}
        zone={zone}
        value={times.endsAt}
        onChange={(endsAt) => onChange({ ...times, endsAt })}
      />
    </fieldset>
  )
}
