import type { ReactNode } from 'react'
import { useDateTime } from '#lib/date-time'

interface Event {
  readonly at: string
  readonly what: ReactNode
  readonly by?: ReactNode
  readonly note?: string | null
}

/** Event history of one item, newest last. */
export function History({ events }: { events: readonly Event[] }) {
  const when = useDateTime()
  return (
    <ol className="flex flex-col gap-4 border-s border-line ps-4">
      {events.map(({ at, what, by, note }, place) => (
        <li key={`${at} ${place}`} className="flex flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {what}
            {by}
          </span>
          {note !== undefined && note !== null && <q className="text-sm">{note}</q>}
          <time dateTime={at} className="text-sm text-text-quiet tabular-nums">
            {when(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
