import { parseAmount } from '@fairhouse/money'
import { fromWireNames, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { Refusal, PreparedAnswer } from '#platform/http'
import { fold } from './search/fold.ts'
import { arrange, type Order } from './order.ts'
import { pageOf } from './rules.ts'
import type { Narrowing } from './game-table.ts'
import type { Sort, LocalizedCatalogue } from './localized-catalogue.ts'
import type { BrandCatalogue } from './brand-catalogue.ts'

type Query = InputOf<Calls['GET /wps/game/list']>
type GamePage = OutputOf<Calls['GET /wps/game/list']>

/** One page of the matching games. */
export function listGames(
  view: BrandCatalogue,
  localized: LocalizedCatalogue,
  query: Query,
): PreparedAnswer<GamePage> {
  const filter = parseQuery(query)
  const question = fold(query.gameName ?? '')
  const found = search(view, localized, filter, question)
  const { no, size } = pageOf(query)
  let list = ''
  for (const place of found.slice((no - 1) * size, no * size)) {
    list += list === '' ? localized.jsonAt(place) : `,${localized.jsonAt(place)}`
  }
  const totalPages = Math.ceil(found.length / size)
  return new PreparedAnswer(`{"list":[${list}],"totalPages":${totalPages},"total":${found.length}}`)
}

interface ListRequest {
  narrowing: Narrowing
  sort: Sort
}

function parseQuery(input: Query): ListRequest {
  const query = fromWireNames(input)
  const maxMinBet = query.minBet ? parseAmount(query.minBet) : undefined
  if (query.minBet && maxMinBet === undefined)
    throw new Refusal('bad_request', { minBet: 'invalid' })
  const narrowing = {
    gameType: query.gameType?.toUpperCase() ?? '',
    vendor: query.providerCode ?? '',
    classify: query.gameClassify ?? '',
    inHouse: query.inHouse === '1',
    seamless: query.seamless === '1',
    maxMinBet,
    minLines: Number(query.minLineNum ?? 0),
  }
  return { narrowing, sort: query.sort ?? 'popular' }
}

/**
 * Indexes of matching games in order. In a search, names in every language count and names that
 * start with the words come first; without a match, words may have typos.
 */
function search(
  view: BrandCatalogue,
  localized: LocalizedCatalogue,
  { narrowing, sort }: ListRequest,
  question: string,
) {
  const { table } = view
  const order = orderBy(view, localized, sort)
  if (question === '') return table.select(narrowing, order)
  const { starting, within } = view.names().find(question)
  const [first, then] = [table.among(starting, narrowing), table.among(within, narrowing)]
  if (first.length + then.length > 0) {
    return order ? arrange(first, order).concat(arrange(then, order)) : first.concat(then)
  }
  const similar = table.among(view.names().findSimilar(question), narrowing)
  return order ? arrange(similar, order) : similar
}

/** Undefined: games are stored in order of popularity. */
function orderBy(
  view: BrandCatalogue,
  localized: LocalizedCatalogue,
  sort: Sort,
): Order | undefined {
  if (sort === 'popular') return undefined
  return sort === 'name' ? localized.byName : view.by(sort)
}
