import { useEffect, useLayoutEffect, useRef } from 'react'
import { pageLive } from '#lib/live'
import { clearOlderCache, useQueryClient, type QueryClient } from '#lib/query'
import { randomFraction } from '#lib/random'

/** All open pages receive a change together; a random delay spreads their requests. */
const spreadMs = 1500

export function isContent([route]: readonly unknown[]): boolean {
  return (
    typeof route === 'string' &&
    (route.startsWith('GET /wps/content/') || route === 'GET /wps/system/helpCenter')
  )
}

/** Loads shown content again when the pushed version differs. */
export function followContent(client: QueryClient, known: number): () => void {
  let version = known
  let timer: ReturnType<typeof setTimeout> | undefined
  const askAgain = () => {
    timer = undefined
    client.invalidate(isContent)
  }
  const stopHearing = pageLive().on('content', (pushed) => {
    if (pushed.version === version) return
    version = pushed.version
    clearOlderCache('content', version)
    timer ??= setTimeout(askAgain, randomFraction() * spreadMs)
  })
  return () => {
    stopHearing()
    clearTimeout(timer)
  }
}

/**
 * Keeps content up to date; `version` is the version the page started with. Changed `settings` of
 * the brand and the program clear cached answers too.
 */
export function useFollowedContent(version: number, settings: string): void {
  const client = useQueryClient()
  const first = useRef(version)
  // Runs during render, before effects start any query.
  useLayoutEffect(() => clearOlderCache('content', first.current), [])
  useLayoutEffect(() => clearOlderCache('settings', settings), [settings])
  useEffect(() => followContent(client, first.current), [client])
}
