import { useCallback, useEffect } from 'react'
import { playCheckQuery, type PlayCheck } from '#lib/limits'
import { useQuery, useQueryClient } from '#lib/query'

const everyMs = 20_000

interface Checking {
  readonly check: PlayCheck | undefined
  /** Asks now; what was asked before does not count. */
  readonly look: () => Promise<void>
}

/** Whether play waits or is over: asked time and again, and whenever somebody comes back to it. */
export function usePlayCheck(): Checking {
  const client = useQueryClient()
  const { data: check } = useQuery(playCheckQuery, { every: () => everyMs })
  const look = useCallback(() => {
    const entry = client.entry(playCheckQuery(client))
    entry.invalidate()
    return entry.fetch()
  }, [client])
  useEffect(() => {
    const come = () => void look()
    addEventListener('focus', come)
    return () => removeEventListener('focus', come)
  }, [look])
  return { check, look }
}
