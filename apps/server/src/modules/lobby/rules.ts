import type { Amount, Currency } from '@fairhouse/money'
import type { GameCategory } from '@fairhouse/protocol'
import type { ReturnName } from '@fairhouse/protocol/vendor'

/** A game of the catalogue, whoever asks. */
export interface Game {
  nodeId: number
  vendor: string
  code: string
  names: Readonly<Record<string, string>>
  gameType: GameCategory
  classify: string
  opens: 'GAME' | 'VASSALAGE'
  accountTypeName: string
  defaultPlayType: string | null
  minBets: ReadonlyMap<string, Amount>
  lines: number | null
  rtp: string | null
  /** By the name of a return, where it is another. */
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

/** Everything that is switched on, the most popular first. */
export interface Snapshot {
  games: readonly Game[]
  rooms: readonly Room[]
}

/** What colleagues chose for a game, in one brand or in all; null: nothing. */
export interface Choice {
  nodeId: number
  brandId: string | null
  isHot: boolean | null
  rank: number | null
}

/** With what colleagues chose for them. */
export interface Stand extends Snapshot {
  choices: readonly Choice[]
}

/** LIST of outside vendors whose games belong to one category, whatever their list says. */
const categoryOfVendor: Readonly<Record<string, GameCategory>> = {
  AV: 'ESPORTS',
  IMES: 'ESPORTS',
  IA: 'ESPORTS',
  AI: 'ESPORTS',
  TF: 'ESPORTS',
  DIG: 'COCKFIGHT',
  DS88: 'COCKFIGHT',
}

export function categoryOf(vendor: string, told: GameCategory): GameCategory {
  return Object.hasOwn(categoryOfVendor, vendor) ? (categoryOfVendor[vendor] ?? told) : told
}

/** A game that names stakes is played in those currencies only. */
export function isPlayedIn({ minBets }: Game, currency: Currency): boolean {
  return minBets.size === 0 || minBets.has(currency)
}

const usualPageSize = 42
const mostPageSize = 100

export interface Page {
  no: number
  size: number
}

export function pageOf(input: { pageNo?: string | undefined; pageSize?: string | undefined }) {
  const size = Math.min(Number(input.pageSize ?? 0) || usualPageSize, mostPageSize)
  return { no: Math.max(Number(input.pageNo ?? 1), 1), size }
}

/** One page of a list and how many there are; past the end there is nothing. */
export function cut<T>(list: readonly T[], { no, size }: Page) {
  const from = (no - 1) * size
  return {
    list: list.slice(from, from + size),
    totalPages: Math.ceil(list.length / size),
    total: list.length,
  }
}
