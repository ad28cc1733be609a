import { gamesQuery, hotQuery } from '#features/games'
import { prefetchOf, type Prefetch } from '#lib/query'

/** Games per row; the list's page has the others. */
const pageSize = '12'
/** Loads twice as many, since the row above may show some of them. */
const twice = '24'

export const newQuery = (language: string) => gamesQuery(language, { sort: 'new', pageSize })

export const inHouseQuery = (language: string) =>
  gamesQuery(language, { inHouse: '1', pageSize: twice })

/** Queries that the rows need first. */
export const firstRows = (language: string): readonly Prefetch[] => [
  prefetchOf(hotQuery(language)),
  prefetchOf(newQuery(language)),
  prefetchOf(inHouseQuery(language)),
]
