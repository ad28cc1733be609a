import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { momentText } from '#lib/moment'

/** A moment in the player's zone. */
export function When({ at, zone }: { at: string; zone: string }) {
  const { tag } = useWords(centreWords)
  return (
    <time dateTime={at} className="whitespace-nowrap text-text-quiet tabular-nums">
      {momentText(at, tag, { zone, hasSeconds: true })}
    </time>
  )
}
