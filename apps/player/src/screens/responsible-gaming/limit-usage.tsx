import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { join } from '@fairhouse/ui'
import type { Limit } from '#lib/limits'
import { momentText } from '#lib/moment'
import { shareUsed } from './limit-value.ts'

interface Props {
  limit: Limit
  text: (value: string) => string
}

/** Used and remaining part of a limit, as text and bar. */
export function LimitUsage({ limit, text }: Props) {
  const { t, tag } = useWords(centreWords)
  const share = shareUsed(limit)
  const { used, left, endsAt } = limit
  if (share === undefined || used === null || left === null) return null
  return (
    <div className="flex flex-col gap-1.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-surface-sunken rtl:-scale-x-100"
      >
        <rect
          width={share}
          height="1"
          className={join(share < 80 ? 'fill-good' : share < 100 ? 'fill-warn' : 'fill-bad')}
        />
      </svg>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-text-quiet">
        <span>{t('safer.used', { value: text(used) })}</span>
        <span>{t('safer.left', { value: text(left) })}</span>
      </p>
      {endsAt !== null && (
        <p className="text-sm text-text-quiet">
          {t('safer.ends', { time: momentText(endsAt, tag) })}
        </p>
      )}
    </div>
  )
}
