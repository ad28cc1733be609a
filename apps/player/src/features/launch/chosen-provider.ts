import { useSyncExternalStore } from 'react'
import { openModal } from '#lib/modals'
import type { ProviderGames } from '#lib/game-target'

let chosen: ProviderGames | undefined
const watchers = new Set<() => void>()

/** Opens the dialog with the games of a provider. */
export function openProviderGames(games: ProviderGames): void {
  chosen = games
  for (const watcher of watchers) watcher()
  openModal('gameList')
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

/** The provider whose games are listed. */
export function useChosenProvider(): ProviderGames | undefined {
  return useSyncExternalStore(
    watch,
    () => chosen,
    () => undefined,
  )
}
