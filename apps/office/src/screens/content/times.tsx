import { adminWords } from '@fairhouse/i18n/office'
import type { ContentKind } from '@fairhouse/protocol'
import { useWords } from '#lib/words'
import { Moment } from './moment.tsx'
import type { Brand, TypedTimes } from './view.ts'

const timed: readonly ContentKind[] = ['banner', 'announcement', 'promotion']

interface Props {
  brand: Brand
  kind: ContentKind
  times: TypedTimes
  onChange: (times: TypedTimes) => void
}

/** Start and end in the brand's time zone, which may differ from the device's. */
export function Times({ brand: { timeZone }, kind, times, onChange }: Props) {
  const { t } = useWords(adminWords)
  if (!timed.includes(kind)) return null
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-sm text-text-quiet">
        {t('content.times', { zone: timeZone })}
      </legend>
      <Moment
        label={t('content.starts')}
        zone={timeZone}
        value={times.startsAt}
        onChange={(startsAt) => onChange({ ...times, startsAt })}
      />
      <Moment
        label={t('content.ends')}
        zone={timeZone}
        value={times.endsAt}
        onChange={(endsAt) => onChange({ ...times, endsAt })}
      />
    </fieldset>
  )
}
