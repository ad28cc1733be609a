import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSession } from '#lib/session'
import { nudges } from './nudges.ts'

const told = nudges()

const topicOf = (route: string) => route.replace('GET /office/api/', '')

/** Whether the server tells of changes of the list that a call answers. */
export function useTold(route: string): boolean {
  const topic = topicOf(route)
  return useSyncExternalStore(told.watch, () => told.isTold(topic))
}

/** Hears of each of them. */
export function useNudge(route: string, hear: () => void): void {
  const topic = topicOf(route)
  const heard = useEffectEvent(hear)
  useEffect(() => told.on(topic, () => heard()), [topic])
}

/** Keeps the socket of this page open while somebody is signed in. */
export function useKeptLive(): void {
  const { token } = useSession()
  useEffect(() => {
    if (token === null) return undefined
    let close: (() => void) | undefined
    let isOver = false
    // Later than the page itself: until then lists are asked for as without it.
    void import('./socket.ts').then(({ keepSocket }) => {
      if (!isOver) close = keepSocket(token, told)
    })
    return () => {
      isOver = true
      close?.()
    }
  }, [token])
}
