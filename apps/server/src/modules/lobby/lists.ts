import { parseAmount } from '@fairhouse/money'
import type { Calls, InputOf, OutputOf } from '@fairhouse/protocol'
import { Refusal, Written } from '#platform/http'
import { fold } from './fold.ts'
import { arranged, type Order } from './order.ts'
import { pageOf } from './rules.ts'
import type { Narrowing } from './table.ts'
import type { Sort, Tongue } from './tongue.ts'
import type { View } from './view.ts'

type Query = InputOf<Calls['GET /wps/game/list']>
type Listed = OutputOf<Calls['GET /wps/game/list']>

/** One page of the games that are asked for. */
export function listGames(view: View, tongue: Tongue, query: Query): Written<Listed> {
  const asked = askedOf(query)
  const question = fold(query.gameName ?? '')
  const found = search(view, tongue, asked, question)
  const { no, size } = pageOf(query)
  let list = ''
  for (const place of found.slice((no - 1) * size, no * size)) {
    list += list === '' ? tongue.writtenAt(place) : `,${tongue.writtenAt(place)}`
  }
  const totalPages = Math.ceil(found.length / size)
  return new Written(`{"list":[${list}],"totalPages":${totalPages},"total":${found.length}}`)
}

interface Asked {
  narrowing: Narrowing
  sort: Sort
}

function askedOf(query: Query): Asked {
  const mostBet = query.minBet ? parseAmount(query.minBet) : undefined
  if (query.minBet && mostBet === undefined) throw new Refusal('bad_request', { minBet: 'invalid' })
  const narrowing = {
    gameType: query.gameType?.toUpperCase() ?? '',
    vendor: query.vassalage ?? '',
    classify: query.gameClassify ?? '',
    inHouse: query.inHouse === '1',
    mostBet,
    leastLines: Number(query.minLineNum ?? 0),
  }
  return { narrowing, sort: query.sort ?? 'popular' }
}

/** Where they stand in the view, in the order asked for; in a search, beginnings come first. */
function search(view: View, tongue: Tongue, { narrowing, sort }: Asked, question: string) {
  const { table } = view
  const order = orderBy(view, tongue, sort)
  if (question === '') return table.select(narrowing, order)
  const { starting, within } = tongue.index.find(question)
  const [first, then] = [table.among(starting, narrowing), table.among(within, narrowing)]
  return order ? arranged(first, order).concat(arranged(then, order)) : first.concat(then)
}

/** None: they lie in the order of popularity. */
function orderBy(view: View, tongue: Tongue, sort: Sort): Order | undefined {
  if (sort === 'popular') return undefined
  return sort === 'name' ? tongue.byName : view.by(sort)
}
