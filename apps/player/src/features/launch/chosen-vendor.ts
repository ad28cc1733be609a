import { useSyncExternalStore } from 'react'
import { openModal } from '#lib/modals'
import type { VendorGames } from './target.ts'

let chosen: VendorGames | undefined
const watchers = new Set<() => void>()

/** Opens the list of a vendor's games over the page. */
export function chooseGameOf(games: VendorGames): void {
  chosen = games
  for (const watcher of watchers) watcher()
  openModal('gameList')
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** Whose games are listed. */
export function useChosenVendor(): VendorGames | undefined {
  return useSyncExternalStore(
    watch,
    () => chosen,
    () => undefined,
  )
}
