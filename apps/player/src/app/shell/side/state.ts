import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#lib/storage'

export type SideState = 'wide' | 'narrow'

const stored = { wide: 'open', narrow: 'collapsed' } as const
const watchers = new Set<() => void>()

/** How the menu beside the page stands; a script has set it before the first paint. */
export function shownSide(): SideState {
  return document.documentElement.dataset.side === stored.narrow ? 'narrow' : 'wide'
}

/** For this page only; what the visitor has chosen comes back after it. */
export function showSide(state: SideState): void {
  document.documentElement.dataset.side = stored[state]
  for (const watcher of watchers) watcher()
}

/** The visitor's choice: kept for the next visit. */
export function chooseSide(state: SideState): void {
  writeLocal('side', stored[state])
  showSide(state)
}

export function showChosenSide(): void {
  showSide(readLocal('side') === stored.narrow ? 'narrow' : 'wide')
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export function useSide(): SideState {
  return useSyncExternalStore(watch, shownSide, () => 'wide')
}
