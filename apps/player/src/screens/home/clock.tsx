import { useEffect, useMemo, useState } from 'react'
import { serverTimeMs, type Status } from '#features/status'
import { nowMs } from '#lib/clock'
import { useWords } from '#lib/words'

/** The server's clock in the brand's time zone, going on between two answers. */
export function Clock({ status }: { status: Status }) {
  const { tag } = useWords()
  const [atMs, setAtMs] = useState(status.receivedAtMs)
  const { timeZone } = status.brand
  const written = useMemo(
    () => new Intl.DateTimeFormat(tag, { timeStyle: 'medium', timeZone }),
    [tag, timeZone],
  )

  useEffect(() => {
    const timer = setInterval(() => setAtMs(nowMs()), 1000)
    return () => clearInterval(timer)
  }, [])

  const time = new Date(serverTimeMs(status, Math.max(atMs, status.receivedAtMs)))
  return <time dateTime={time.toISOString()}>{written.format(time)}</time>
}
