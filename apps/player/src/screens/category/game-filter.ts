import { parseAmount } from '@fairhouse/money'
import type { GameItem } from '@fairhouse/protocol'
import { oldProviderParameter } from '@fairhouse/protocol/wire-names'
import { pageSize, type GameListInput } from '#features/games'
import type { Kind } from './kinds.ts'

type Sort = NonNullable<GameListInput['sort']>

/** LIST of sort orders, in display order. */
export const sorts = ['popular', 'name', 'new', 'rtp'] as const satisfies readonly Sort[]

/** Filter of a games page, stored in the address. Empty means everything. */
export interface GameFilter {
  readonly provider: string
  readonly kind: string
  readonly name: string
  readonly minBet: string
  readonly lines: string
  readonly sort: Sort
}

const isSort = (name: string): name is Sort => sorts.some((sort) => sort === name)

/** Drops invalid values: the address is user input. */
const fitting = (value: string | null, pattern: RegExp) =>
  value !== null && pattern.test(value) ? value : ''

export function readFilter(search: URLSearchParams): GameFilter {
  const sort = search.get('sort') ?? ''
  return {
    provider: fitting(search.get('provider') ?? search.get(oldProviderParameter), /^[\w-]{1,32}$/),
    kind: fitting(search.get('kind'), /^[\w-]{1,32}$/),
    name: (search.get('q') ?? '').trim().slice(0, 64),
    minBet: fitting(search.get('minBet'), /^\d{1,11}(\.\d{1,4})?$/),
    lines: fitting(search.get('lines'), /^\d{1,4}$/),
    sort: isSort(sort) ? sort : 'popular',
  }
}

/** Address of a filter; defaults are omitted. */
export function filterHref(
  path: string,
  choice: GameFilter,
  also: Record<string, string> = {},
): string {
  const { provider, kind, name, minBet, lines, sort } = choice
  const written = { ...also, provider, kind, q: name, minBet, lines, sort }
  const search = new URLSearchParams(
    Object.entries(written).filter(
      ([key, value]) => value !== '' && !(key === 'sort' && value === 'popular'),
    ),
  )
  return search.size > 0 ? `${path}?${search}` : path
}

/** Input of the games call. */
export function toGameInput(
  asks: NonNullable<Kind['asks']>,
  { provider, kind, name, minBet, lines, sort }: GameFilter,
  pageNo = 1,
): GameListInput {
  return {
    ...asks,
    ...(provider !== '' && { providerCode: provider }),
    ...(kind !== '' && { gameClassify: kind }),
    ...(name !== '' && { gameName: name }),
    ...(minBet !== '' && { minBet }),
    ...(lines !== '' && { minLineNum: lines }),
    ...(sort !== 'popular' && { sort }),
    pageNo: String(pageNo),
    pageSize: String(pageSize),
  }
}

/** Number of active filters in the folded panel. */
export function countFilters({ minBet, lines }: GameFilter): number {
  return [minBet, lines].filter((value) => value !== '').length
}

const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase()

/** Applies the filter to a fully loaded list; keeps its order unless a sort is set. */
export function applyFilter(games: readonly GameItem[], choice: GameFilter): readonly GameItem[] {
  const name = folded(choice.name)
  const found = games.filter(
    (game) =>
      (choice.provider === '' || game.providerCode === choice.provider) &&
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

/** A game without a known minimum bet always matches. */
function isWithin(least: string | null, most: string): boolean {
  const [minBet, limit] = [parseAmount(least ?? ''), parseAmount(most)]
  return minBet === undefined || limit === undefined || minBet <= limit
}
