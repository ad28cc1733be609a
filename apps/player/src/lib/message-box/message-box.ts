import type { TopicData } from '@fairhouse/protocol'
import { useSyncExternalStore } from 'react'
import { pageLive } from '#lib/live'

type Box = TopicData<'message'>

let box: Box | undefined
/** The newest message that needs no announcement: received first, or announced since. */
let announced: string | null = null
let stop: (() => void) | undefined
const watchers = new Set<() => void>()

/** Cleared with the last listener, so that the next account sees nothing of it. */
export function watchMessageBox(watcher: () => void): () => void {
  watchers.add(watcher)
  stop ??= pageLive().on('message', (message) => {
    // Messages from before the page opened are not new.
    if (!box) announced = message.last
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
    watchMessageBox,
    () => box,
    () => undefined,
  )
}

/** Returns true once per message that arrived after the first box. */
export function takeNewMessage(last: string | null): last is string {
  if (last === null || last === announced) return false
  announced = last
  return true
}
