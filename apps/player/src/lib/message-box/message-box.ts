import type { TopicData } from '@fairhouse/protocol'
import { useSyncExternalStore } from 'react'
import { pageLive } from '#lib/live'

type Box = TopicData<'message'>

let box: Box | undefined
let stop: (() => void) | undefined
const watchers = new Set<() => void>()

/** Heard while somebody of an account looks: nothing is left for who comes next. */
function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  stop ??= pageLive().on('message', (told) => {
    box = told
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

/** How many messages are unread, and the newest; undefined until the server has told. */
export function useMessageBox(): Box | undefined {
  return useSyncExternalStore(
    watch,
    () => box,
    () => undefined,
  )
}
