import type { PlainRoute, Sent, Value } from '@fairhouse/browser/call'
import {
  asked,
  useQuery,
  useQueryClient,
  type Answer,
  type Question,
} from '@fairhouse/browser/query'
import { useEffect, useRef } from 'react'
import { useNudge, useTold } from '#lib/live'
import { usePresence } from '#lib/presence'

/** How often a list is asked for again while somebody looks at it. */
const liveMs = 4000
/** The same where the server tells of changes: only in case one got lost. */
const toldMs = 30_000

/** A question whose answer is asked for each time that somebody comes to look. */
export function asking<R extends PlainRoute>(route: R, input: Sent<R>): Question<Value<R>> {
  const question = asked(route, '', input)
  return (client) => ({ ...question(client), freshMs: 0 })
}

/** Asked once: the audit log notes who looked, so a file is not asked for on its own. */
export function useLook<Data>(question: Question<Data>): Answer<Data> {
  return useQuery(question)
}

/**
 * Kept up to date while somebody is here. Nobody there: nothing is asked for, or the session of a
 * colleague who went away would never end.
 */
export function useLive<Data>(question: Question<Data>): Answer<Data> {
  const isHere = usePresence()
  const route = String(question(useQueryClient()).key[0])
  const everyMs = useTold(route) ? toldMs : liveMs
  const answer = useQuery(question, { every: () => (isHere ? everyMs : false) })
  const { refetch } = answer
  useNudge(route, () => isHere && void refetch())
  const wasHere = useRef(isHere)
  useEffect(() => {
    if (isHere && !wasHere.current) void refetch()
    wasHere.current = isHere
  })
  return answer
}

/** After something was done: what anybody looks at of these calls is asked for again. */
export function useAgain(): (...routes: readonly PlainRoute[]) => void {
  const client = useQueryClient()
  return (...routes) => client.invalidate(([route]) => routes.some((one) => one === route))
}
