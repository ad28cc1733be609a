import { useEffect, useLayoutEffect, useRef } from 'react'
import { pageLive } from '#lib/live'
import { keepOnly, useQueryClient, type QueryClient } from '#lib/query'
import { randomFraction } from '#lib/random'

/** All open pages hear of a change at once; they do not all ask at once. */
const spreadMs = 1500

export function isContent([route]: readonly unknown[]): boolean {
  return (
    typeof route === 'string' &&
    (route.startsWith('GET /wps/content/') || route === 'GET /wps/system/helpCenter')
  )
}

/** Asks again for what is shown whenever a version other than the known one is told. */
export function followContent(client: QueryClient, known: number): () => void {
  let version = known
  let timer: ReturnType<typeof setTimeout> | undefined
  const askAgain = () => {
    timer = undefined
    client.invalidate(isContent)
  }
  const stopHearing = pageLive().on('content', (told) => {
    if (told.version === version) return
    version = told.version
    keepOnly(version)
    timer ??= setTimeout(askAgain, randomFraction() * spreadMs)
  })
  return () => {
    stopHearing()
    clearTimeout(timer)
  }
}

/** Keeps content true while the page is open; `version` is that of what it started with. */
export function useFollowedContent(version: number): void {
  const client = useQueryClient()
  const first = useRef(version)
  // Before any query asks, which effects do.
  useLayoutEffect(() => keepOnly(first.current), [])
  useEffect(() => followContent(client, first.current), [client])
}
