import { useEffect, useMemo, useState } from 'react'
import { serverTimeMs, type Status } from '#features/status'
import { nowMs } from '#lib/clock'
import { timeFormat } from '#lib/moment'
import { useWords } from '#lib/words'

/** Server time in the reader's zone, advanced locally between answers. */
export function Clock({ status }: { status: Status }) {
  const { tag } = useWords()
  // Not rendered on the server, whose time would differ at hydration.
  const [atMs, setAtMs] = useState<number>()
  const format = useMemo(() => timeFormat(tag, 'medium'), [tag])

  useEffect(() => {
    const tick = () => setAtMs(nowMs())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])

  if (atMs === undefined) return null
  const time = new Date(serverTimeMs(status, Math.max(atMs, status.receivedAtMs)))
  return <time dateTime={time.toISOString()}>{format.format(time)}</time>
}
