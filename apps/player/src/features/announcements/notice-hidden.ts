import { useSyncExternalStore } from 'react'
import { readSession, writeSession } from '#lib/storage'

/** Session storage; `/before-paint.js` reads it too, so that what is hidden is never painted. */
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

/** The notice that the visitor has put away; a page is drawn as if there were none. */
export function useHiddenNotice(): string | null {
  return useSyncExternalStore(watch, hiddenNotice, () => null)
}
