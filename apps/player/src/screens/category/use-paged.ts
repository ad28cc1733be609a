import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { gamesQuery } from '#features/games'
import { call } from '#lib/call'
import { nowMs } from '#lib/clock'
import { useQueryClient } from '#lib/query'
import { inputOf, type Choice } from './choice.ts'
import { GameList } from './game-list.ts'
import type { Kind } from './kinds.ts'
import type { GamesView } from './view.ts'

const freshMs = 60_000
const mostKept = 12

/** Lists that were looked at, for the way back. Only a browser keeps any. */
const kept = new Map<string, { list: GameList; atMs: number }>()

function keep(name: string, list: GameList): void {
  const atMs = kept.get(name)?.list === list ? (kept.get(name)?.atMs ?? nowMs()) : nowMs()
  kept.delete(name)
  kept.set(name, { list, atMs })
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest)
}

function keptList(name: string): GameList | undefined {
  const found = kept.get(name)
  return found && nowMs() - found.atMs < freshMs ? found.list : undefined
}

/** The games of a choice by pages; until the first of them is there, those of the choice before. */
export function usePaged(
  asks: NonNullable<Kind['asks']>,
  choice: Choice,
  language: string,
): GamesView {
  const client = useQueryClient()
  const name = JSON.stringify([language, asks, choice])
  const list = useMemo(
    () => {
      const ask = (pageNo: number, signal: AbortSignal) =>
        call('GET /wps/game/list', inputOf(asks, choice, pageNo), { signal })
      const first = client.read(gamesQuery(language, inputOf(asks, choice))(client))
      return keptList(name) ?? new GameList(ask, first)
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the name says all of it
    [client, name],
  )
  useEffect(() => {
    keep(name, list)
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
