import { parseAmount } from '@fairhouse/money'
import type { GameItem } from '@fairhouse/protocol'
import { pageSize } from '#features/games'
import type { Sent } from '#lib/call'

type Sort = NonNullable<Sent<'GET /wps/game/list'>['sort']>

/** LIST of orders, as they are offered. */
export const sorts = ['popular', 'name', 'new', 'rtp'] as const satisfies readonly Sort[]

/** What of a page's games is looked for; it stands in the address. Empty is everything. */
export interface Choice {
  readonly vassalage: string
  readonly kind: string
  readonly name: string
  readonly minBet: string
  readonly lines: string
  readonly sort: Sort
}

const isSort = (name: string): name is Sort => sorts.some((sort) => sort === name)

/** Only what fits: an address can say anything. */
const fitting = (value: string | null, pattern: RegExp) =>
  value !== null && pattern.test(value) ? value : ''

export function readChoice(search: URLSearchParams): Choice {
  const sort = search.get('sort') ?? ''
  return {
    vassalage: fitting(search.get('vassalage'), /^[\w-]{1,32}$/),
    kind: fitting(search.get('kind'), /^[\w-]{1,32}$/),
    name: (search.get('q') ?? '').trim().slice(0, 64),
    minBet: fitting(search.get('minBet'), /^\d{1,11}(\.\d{1,4})?$/),
    lines: fitting(search.get('lines'), /^\d{1,4}$/),
    sort: isSort(sort) ? sort : 'popular',
  }
}

/** The address of a choice; what is as usual is not written. */
export function addressOf(path: string, choice: Choice, also: Record<string, string> = {}): string {
  const { vassalage, kind, name, minBet, lines, sort } = choice
  const written = { ...also, vassalage, kind, q: name, minBet, lines, sort }
  const search = new URLSearchParams(
    Object.entries(written).filter(
      ([key, value]) => value !== '' && !(key === 'sort' && value === 'popular'),
    ),
  )
  return search.size > 0 ? `${path}?${search}` : path
}

/** What the server is asked for. */
export function inputOf(
  asks: Pick<Sent<'GET /wps/game/list'>, 'gameType' | 'inHouse'>,
  { vassalage, kind, name, minBet, lines, sort }: Choice,
  pageNo = 1,
): Sent<'GET /wps/game/list'> {
  return {
    ...asks,
    ...(vassalage !== '' && { vassalage }),
    ...(kind !== '' && { gameClassify: kind }),
    ...(name !== '' && { gameName: name }),
    ...(minBet !== '' && { minBet }),
    ...(lines !== '' && { minLineNum: lines }),
    ...(sort !== 'popular' && { sort }),
    pageNo: String(pageNo),
    pageSize: String(pageSize),
  }
}

/** How many filters are set that are not to be seen at once. */
export function countFilters({ minBet, lines }: Choice): number {
  return [minBet, lines].filter((value) => value !== '').length
}

const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

/** The same choice for a list that is here as a whole; it keeps its order unless one is chosen. */
export function chosenOf(games: readonly GameItem[], choice: Choice): readonly GameItem[] {
  const name = folded(choice.name)
  const found = games.filter(
    (game) =>
      (choice.vassalage === '' || game.vassalage === choice.vassalage) &&
      (choice.kind === '' || game.gameClassify === choice.kind) &&
      folded(game.gameName).includes(name) &&
      (choice.lines === '' || (game.lineNum ?? 0) >= Number(choice.lines)) &&
      (choice.minBet === '' || isWithin(game.minBet, choice.minBet)),
  )
  if (choice.sort === 'name') return found.toSorted(byName)
  if (choice.sort === 'rtp') return found.toSorted((a, b) => Number(b.rtp) - Number(a.rtp))
  return found
}

const byName = (a: GameItem, b: GameItem) => a.gameName.localeCompare(b.gameName)

/** A game whose least stake nobody told may have any. */
function isWithin(least: string | null, most: string): boolean {
  const [told, limit] = [parseAmount(least ?? ''), parseAmount(most)]
  return told === undefined || limit === undefined || told <= limit
}
