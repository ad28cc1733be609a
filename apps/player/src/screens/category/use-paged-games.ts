import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { askForGames, gamesQuery } from '#features/games'
import { nowMs } from '#lib/clock'
import { useQueryClient } from '#lib/query'
import { toGameInput, type GameFilter } from './game-filter.ts'
import { GameList } from './game-list.ts'
import type { Kind } from './kinds.ts'
import type { GamesView } from './view.ts'

const freshMs = 60_000
const maxCachedLists = 12

/** Cache of visited lists for the back button. Used in the browser only. */
const cachedLists = new Map<string, { list: GameList; atMs: number }>()

function cacheList(name: string, list: GameList): void {
  const atMs =
    cachedLists.get(name)?.list === list ? (cachedLists.get(name)?.atMs ?? nowMs()) : nowMs()
  cachedLists.delete(name)
  cachedLists.set(name, { list, atMs })
  for (const oldest of [...cachedLists.keys()].slice(0, -maxCachedLists)) cachedLists.delete(oldest)
}

function cachedList(name: string): GameList | undefined {
  const found = cachedLists.get(name)
  return found && nowMs() - found.atMs < freshMs ? found.list : undefined
}

/** Loads the games of a filter by page. Shows the previous result until the first page arrives. */
export function usePagedGames(
  asks: NonNullable<Kind['asks']>,
  choice: GameFilter,
  language: string,
): GamesView {
  const client = useQueryClient()
  const name = JSON.stringify([language, asks, choice])
  const list = useMemo(
    () => {
      const ask = (pageNo: number, signal: AbortSignal) =>
        askForGames(toGameInput(asks, choice, pageNo), signal)
      const first = client.read(gamesQuery(language, toGameInput(asks, choice))(client))
      return cachedList(name) ?? new GameList(ask, first)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the name says all of it
    [client, name],
  )
  useEffect(() => {
    cacheList(name, list)
    list.want(1)
    const again = () => list.retry()
    addEventListener('online', again)
    return () => {
      removeEventListener('online', again)
      list.stop()
    }
  }, [name, list])
  const read = () => list.state
  const { total, problem } = useSyncExternalStore(list.watch, read, read)
  const [before, setBefore] = useState(list)
  if (total !== undefined && before !== list) setBefore(list)
  const shown = total === undefined && problem === undefined ? before : list
  return {
    total: shown.state.total,
    itemAt: (place) => shown.itemAt(place),
    want: useCallback((pageNo: number) => list.want(pageNo), [list]),
    problem,
    retry: list.retry,
    isOld: shown !== list,
  }
}
