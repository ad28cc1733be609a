import { useCallback, useEffect, useState } from 'react'
import { nowMs } from '#lib/clock'
import { playCheckQuery, type PlayCheck } from '#lib/limits'
import { useQuery, useQueryClient } from '#lib/query'

const everyMs = 20_000
/** Stops polling after this long without input: polling would keep the session alive. */
const patienceMs = 15 * 60_000

interface Checking {
  readonly check: PlayCheck | undefined
  /** Checks now and ignores running checks. */
  readonly look: () => Promise<void>
}

/** Polls for interruptions during play, and checks when the tab gains or loses focus. */
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
    // The window also loses focus to the game frame.
    addEventListener('focus', come)
    addEventListener('blur', come)
    return () => {
      removeEventListener('focus', come)
      removeEventListener('blur', come)
    }
  }, [look])
  return { check, look }
}
