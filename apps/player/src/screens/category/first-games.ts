import { gamesQuery, hotQuery, menusQuery } from '#features/games'
import { ahead, type Ahead } from '#lib/query'
import { inputOf, readChoice } from './choice.ts'
import { kinds } from './kinds.ts'

/** What a page of games shows first. */
export function firstGames(
  path: string,
  search: URLSearchParams,
  language: string,
): readonly Ahead[] {
  const kind = kinds[path]
  if (!kind) return []
  const games = kind.asks
    ? ahead(gamesQuery(language, inputOf(kind.asks, readChoice(search))))
    : ahead(hotQuery(language))
  return [games, ahead(menusQuery(language))]
}
