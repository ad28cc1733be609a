import { gamesQuery, hotQuery, menusQuery } from '#features/games'
import { prefetchOf, type Prefetch } from '#lib/query'
import { toGameInput, readFilter } from './game-filter.ts'
import { kinds } from './kinds.ts'

/** Queries that a games page needs first. */
export function firstGames(
  path: string,
  search: URLSearchParams,
  language: string,
): readonly Prefetch[] {
  const kind = kinds[path]
  if (!kind) return []
  const games = kind.asks
    ? prefetchOf(gamesQuery(language, toGameInput(kind.asks, readFilter(search))))
    : prefetchOf(hotQuery(language))
  return [games, prefetchOf(menusQuery(language))]
}
