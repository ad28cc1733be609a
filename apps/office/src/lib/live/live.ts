import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useSession } from '#lib/session'
import { createTopics } from './topics.ts'

const topics = createTopics()

const topicOf = (route: string) => route.replace('GET /office/api/', '')

/** True if the server pushes changes of this route's list. */
export function useIsPushed(route: string): boolean {
  const topic = topicOf(route)
  return useSyncExternalStore(topics.watch, () => topics.isPushed(topic))
}

/** Runs a callback on each push for the route. */
export function useOnPush(route: string, onPush: () => void): void {
  const topic = topicOf(route)
  const handlePush = useEffectEvent(onPush)
  useEffect(() => topics.on(topic, () => handlePush()), [topic])
}

/** Keeps the office's WebSocket open while a colleague is signed in. */
export function useLiveSocket(): void {
  const { token } = useSession()
  useEffect(() => {
    if (token === null) return undefined
    let close: (() => void) | undefined
    let isOver = false
    // Loaded lazily; until then lists are polled.
    void import('./socket.ts').then(({ openSocket }) => {
      if (!isOver) close = openSocket(token, topics)
    })
    return () => {
      isOver = true
      close?.()
    }
  }, [token])
}
