import type { Amount, Currency } from '@fairhouse/money'
import type { GameCategory, Opens } from '@fairhouse/protocol'
import type { ReturnName } from '@fairhouse/protocol/vendor'

/** A game of the catalogue, independent of brand. */
export interface Game {
  nodeId: number
  vendor: string
  code: string
  names: Readonly<Record<string, string>>
  gameType: GameCategory
  classify: string
  opens: Opens
  accountTypeName: string
  defaultPlayType: string | null
  minBets: ReadonlyMap<string, Amount>
  lines: number | null
  rtp: string | null
  /** RTP of other return variants. */
  rtps: Readonly<Partial<Record<ReturnName, string>>>
  isHot: boolean
  rank: number
  isInHouse: boolean
  hasTrial: boolean
  picture: string | null
  art: { hero: string; palette: string } | null
  listed: boolean
  addedAtMs: number
}

export interface Room {
  vendor: string
  roomId: string
  gameCode: string
  stakes: string
  seats: number
  players: number
}

/** All enabled games and rooms, most popular first. */
export interface Snapshot {
  games: readonly Game[]
  rooms: readonly Room[]
}

/** Staff's choices for a game, in one brand or in all; null if not chosen. */
export interface Choice {
  nodeId: number
  brandId: string | null
  isHot: boolean | null
  rank: number | null
}

/** The snapshot with staff's choices. */
export interface CatalogueSnapshot extends Snapshot {
  choices: readonly Choice[]
}

/** LIST of providers whose games all belong to one category, whatever their list says. */
const categoryOfProvider: Readonly<Record<string, GameCategory>> = {
  AV: 'ESPORTS',
  IMES: 'ESPORTS',
  IA: 'ESPORTS',
  AI: 'ESPORTS',
  TF: 'ESPORTS',
  DIG: 'COCKFIGHT',
  DS88: 'COCKFIGHT',
}

export function categoryOf(vendor: string, declared: GameCategory): GameCategory {
  return Object.hasOwn(categoryOfProvider, vendor)
    ? (categoryOfProvider[vendor] ?? declared)
    : declared
}

/** A game with minimum stakes is only played in those currencies. */
export function isPlayedIn({ minBets }: Game, currency: Currency): boolean {
  return minBets.size === 0 || minBets.has(currency)
}

const defaultPageSize = 42
const maxPageSize = 100

export interface Page {
  no: number
  size: number
}

export function pageOf(input: { pageNo?: string | undefined; pageSize?: string | undefined }) {
  const size = Math.min(Number(input.pageSize ?? 0) || defaultPageSize, maxPageSize)
  return { no: Math.max(Number(input.pageNo ?? 1), 1), size }
}

/** One page of a list with totals; empty past the end. */
export function paginate<T>(list: readonly T[], { no, size }: Page) {
  const from = (no - 1) * size
  return {
    list: list.slice(from, from + size),
    totalPages: Math.ceil(list.length / size),
    total: list.length,
  }
}
