import { useCallback, useEffect, useState } from 'react'
import { nowMs } from '#lib/clock'
import { playCheckQuery, type PlayCheck } from '#lib/limits'
import { useQuery, useQueryClient } from '#lib/query'

const everyMs = 20_000
/** Nobody plays who has done nothing for so long: asking on would keep the session alive. */
const patienceMs = 15 * 60_000

interface Checking {
  readonly check: PlayCheck | undefined
  /** Asks now; what was asked before does not count. */
  readonly look: () => Promise<void>
}

/** Whether play waits or is over: asked while somebody plays, and whenever they come or go. */
export function usePlayCheck(rounds: number): Checking {
  const client = useQueryClient()
  const [seen, setSeen] = useState(() => ({ rounds, atMs: nowMs() }))
  if (rounds !== seen.rounds) setSeen({ rounds, atMs: nowMs() })
  const { data: check } = useQuery(playCheckQuery, {
    every: ({ data }) => (data?.sitting || nowMs() - seen.atMs < patienceMs ? everyMs : false),
  })
  const look = useCallback(() => {
    const entry = client.entry(playCheckQuery(client))
    entry.invalidate()
    return entry.fetch()
  }, [client])
  useEffect(() => {
    const come = () => {
      setSeen((before) => ({ ...before, atMs: nowMs() }))
      void look()
    }
    // A window loses the focus to the game in it, too.
    addEventListener('focus', come)
    addEventListener('blur', come)
    return () => {
      removeEventListener('focus', come)
      removeEventListener('blur', come)
    }
  }, [look])
  return { check, look }
}
