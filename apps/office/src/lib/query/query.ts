import type { PlainRoute, Sent, Value } from '@fairhouse/browser/call'
import {
  callQuery,
  useQuery,
  useQueryClient,
  type Answer,
  type Query,
} from '@fairhouse/browser/query'
import { useEffect, useRef } from 'react'
import { useOnPush, useIsPushed } from '#lib/live'
import { usePresence } from '#lib/presence'

/** Polling interval while the colleague is present. */
const pollMs = 4000
/** Polling interval of lists whose changes the server pushes: a safety net for lost messages. */
const pushedPollMs = 30_000

/** A query that is never fresh: it loads again on each visit. */
export function freshQuery<R extends PlainRoute>(route: R, input: Sent<R>): Query<Value<R>> {
  const question = callQuery(route, '', input)
  return (client) => ({ ...question(client), freshMs: 0 })
}

/** Loads once. Reading is audited for some calls, so nothing refetches by itself. */
export function useQueryOnce<Data>(question: Query<Data>): Answer<Data> {
  return useQuery(question)
}

/**
 * Stays up to date while the colleague is present. Polling stops when they are away, or their
 * session would never expire.
 */
export function useLiveQuery<Data>(question: Query<Data>): Answer<Data> {
  const isPresent = usePresence()
  const route = String(question(useQueryClient()).key[0])
  const everyMs = useIsPushed(route) ? pushedPollMs : pollMs
  const answer = useQuery(question, { every: () => (isPresent ? everyMs : false) })
  const { refetch } = answer
  useOnPush(route, () => isPresent && void refetch())
  const wasPresent = useRef(isPresent)
  useEffect(() => {
    if (isPresent && !wasPresent.current) void refetch()
    wasPresent.current = isPresent
  })
  return answer
}

/** Returns a function that refetches the active queries of the given routes. */
export function useInvalidate(): (...routes: readonly PlainRoute[]) => void {
  const client = useQueryClient()
  return (...routes) => client.invalidate(([route]) => routes.some((one) => one === route))
}
