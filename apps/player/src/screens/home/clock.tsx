import { useEffect, useMemo, useState } from 'react'
import { serverTimeMs, type Status } from '#features/status'
import { nowMs } from '#lib/clock'
import { useWords } from '#lib/words'

/** The server's clock in the brand's time zone, going on between two answers. */
export function Clock({ status }: { status: Status }) {
  const { tag } = useWords()
  // Whoever draws the page first knows another moment, so none is drawn then.
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
