import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from '#lib/storage'

/** Session storage key; `/before-paint.js` reads it too, so a closed notice never shows. */
const key = 'notice'
const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const hiddenNotice = () => readSession(key)

export function hideNotice(id: string): void {
  writeSession(key, id)
  for (const watcher of watchers) watcher()
}

/** The id of the closed notice; the server assumes none. */
export function useHiddenNotice(): string | null {
  return useSyncExternalStore(watch, hiddenNotice, () => null)
}
