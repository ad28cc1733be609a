import type { TopicData } from '@fairhouse/protocol'
import { useSyncExternalStore } from 'react'
import { pageLive } from '#lib/live'

type Box = TopicData<'message'>

let box: Box | undefined
let stop: (() => void) | undefined
const watchers = new Set<() => void>()

/** Cleared with the last listener, so that the next account sees nothing of it. */
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  stop ??= pageLive().on('message', (message) => {
    box = message
    for (const one of watchers) one()
  })
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    stop?.()
    stop = undefined
    box = undefined
  }
}

/** The unread count and the newest message; undefined until the server sends them. */
export function useMessageBox(): Box | undefined {
  return useSyncExternalStore(
    watch,
    () => box,
    () => undefined,
  )
}
