import { useEffect, useMemo, useState } from 'react'
import { serverTimeMs, type Status } from '#features/status'
import { nowMs } from '#lib/clock'
import { useWords } from '#lib/words'

/** Server time in the brand's time zone, advanced locally between answers. */
export function Clock({ status }: { status: Status }) {
  const { tag } = useWords()
  // Not rendered on the server, whose time would differ at hydration.
  const [atMs, setAtMs] = useState<number>()
  const { timeZone } = status.brand
  const written = useMemo(
    () => new Intl.DateTimeFormat(tag, { timeStyle: 'medium', timeZone }),
    [tag, timeZone],
  )

  useEffect(() => {
    const tick = () => setAtMs(nowMs())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])

  if (atMs === undefined) return null
  const time = new Date(serverTimeMs(status, Math.max(atMs, status.receivedAtMs)))
  return <time dateTime={time.toISOString()}>{written.format(time)}</time>
}
