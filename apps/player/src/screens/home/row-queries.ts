import { gamesQuery, hotQuery } from '#features/games'
import { ahead, type Ahead } from '#lib/query'

/** As many as a row shows; the page of the list has the others. */
const pageSize = '12'
/** Besides those that may stand in the row above it. */
const twice = '24'

export const newQuery = (language: string) => gamesQuery(language, { sort: 'new', pageSize })

export const inHouseQuery = (language: string) =>
  gamesQuery(language, { inHouse: '1', pageSize: twice })

/** What the rows of games show first. */
export const firstRows = (language: string): readonly Ahead[] => [
  ahead(hotQuery(language)),
  ahead(newQuery(language)),
  ahead(inHouseQuery(language)),
]
