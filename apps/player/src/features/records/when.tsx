import { useCentreWords } from '#lib/centre-words'
import { momentText } from '#lib/moment'

/** A moment by the clock of the player's zone. */
export function When({ at, zone }: { at: string; zone: string }) {
  const { tag } = useCentreWords()
  return (
    <time dateTime={at} className="whitespace-nowrap text-text-quiet tabular-nums">
      {momentText(at, tag, { zone, hasSeconds: true })}
    </time>
  )
}
