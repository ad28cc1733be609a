import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#lib/storage'

/** The id of the menu, which buttons open. */
export const sideId = 'side'

export type SideState = 'wide' | 'narrow'

const stored = { wide: 'open', narrow: 'collapsed' } as const
const watchers = new Set<() => void>()

/** The state of the menu; `/before-paint.js` has set it before the first paint. */
export function shownSide(): SideState {
  return document.documentElement.dataset.side === stored.narrow ? 'narrow' : 'wide'
}

/** Sets the state for this page only; `restoreSide` returns to the stored choice. */
export function setSide(state: SideState): void {
  document.documentElement.dataset.side = stored[state]
  for (const watcher of watchers) watcher()
}

/** Sets the visitor's choice and stores it. */
export function chooseSide(state: SideState): void {
  writeLocal('side', stored[state])
  setSide(state)
}

export function restoreSide(): void {
  setSide(readLocal('side') === stored.narrow ? 'narrow' : 'wide')
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function useSide(): SideState {
  return useSyncExternalStore(watch, shownSide, () => 'wide')
}
