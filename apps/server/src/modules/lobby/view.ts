import type { Currency } from '@fairhouse/money'
import { gameCategories, type GameCategory } from '@fairhouse/protocol'
import type { ReturnName } from '@fairhouse/protocol/vendor'
import type { Offer } from '#modules/vendor'
import { orderOf, type Order } from './order.ts'
import { isPlayedIn, type Game, type Room, type Snapshot } from './rules.ts'
import { createTable, type GameTable } from './table.ts'
import { Tongue, type Sort } from './tongue.ts'

/** A vendor with what it brings to a brand, in the order of popularity. */
export interface ShownVendor {
  offer: Offer
  games: readonly Game[]
  types: readonly GameCategory[]
  isInHouse: boolean
  isHot: boolean
}

export interface Wanted {
  nodeId?: number | undefined
  gameCode?: string | undefined
  /** A code or a number, as clients have it. */
  gameId?: string | undefined
  roomId?: string | undefined
  vassalage?: string | undefined
}

/** What one brand has of the catalogue. */
export interface View {
  /** Another one after each change. */
  id: number
  currency: Currency
  freePlay: boolean
  returns: ReturnName
  /** What lists show, the most popular first; elsewhere a game is told by its place here. */
  games: readonly Game[]
  table: GameTable
  /** Who has the most popular game comes first. */
  vendors: readonly ShownVendor[]
  rooms: readonly PlacedRoom[]
  /** Also what no list shows. */
  find(wanted: Wanted): Game | undefined
  in(language: string): Tongue
  by(sort: OwnSort): Order
}

interface PlacedRoom {
  room: Room
  game: Game
}

/** The orders that are the same in all languages. */
type OwnSort = Exclude<Sort, 'popular' | 'name'>

const comparers: Record<OwnSort, (one: Game, other: Game) => number> = {
  new: (one, other) => other.addedAtMs - one.addedAtMs,
  rtp: (one, other) => Number(other.rtp ?? 0) - Number(one.rtp ?? 0),
}

export interface ViewFacts {
  id: number
  currency: Currency
  /** Whether the brand lets its games be played for play money. */
  freePlay: boolean
  /** With which return its games are played, where they have it. */
  returns: ReturnName
  /** Of the vendors that the brand has. */
  offers: readonly Offer[]
}

export function createView({ games, rooms }: Snapshot, facts: ViewFacts): View {
  const { id, currency, freePlay, returns, offers } = facts
  const offered = new Map(offers.map((offer) => [offer.code, offer]))
  const open = games.flatMap((game) => {
    const offer = offered.get(game.vendor)
    if (!offer?.games.has(game.code) || !isPlayedIn(game, currency)) return []
    const hasTrial = game.hasTrial && offer.hasTrial && freePlay
    const rtp = game.rtps[returns] ?? game.rtp
    const isAsIs = hasTrial === game.hasTrial && rtp === game.rtp
    return [isAsIs ? game : { ...game, hasTrial, rtp }]
  })
  const listed = open.filter((game) => game.listed)
  const byVendor = Map.groupBy(listed, ({ vendor }) => vendor)
  const byCode = Map.groupBy(open, ({ code }) => code)
  const placed = rooms.flatMap((room) => {
    const game = byCode.get(room.gameCode)?.find(({ vendor }) => vendor === room.vendor)
    return game ? [{ room, game }] : []
  })
  const orders = new Map<OwnSort, Order>()
  return {
    id,
    currency,
    freePlay,
    returns,
    games: listed,
    table: createTable(listed, currency),
    vendors: [...byVendor].flatMap(([code, own]) => shownVendor(offered.get(code), own)),
    rooms: placed.filter(({ game }) => game.listed),
    find: finder(open, byCode, placed),
    in: tonguesOf(listed, currency),
    by(sort) {
      const order = orders.get(sort) ?? orderOf(listed, comparers[sort])
      orders.set(sort, order)
      return order
    },
  }
}

function finder(
  open: readonly Game[],
  byCode: ReadonlyMap<string, readonly Game[]>,
  placed: readonly PlacedRoom[],
) {
  const byNode = new Map(open.map((game) => [game.nodeId, game]))
  return ({ nodeId, gameCode, gameId, roomId, vassalage }: Wanted): Game | undefined => {
    const isWanted = ({ vendor }: Game) => !vassalage || vendor === vassalage
    const ofCode = (code: string) => byCode.get(code)?.find(isWanted)
    if (roomId !== undefined) {
      return placed.find(({ room, game }) => room.roomId === roomId && isWanted(game))?.game
    }
    if (nodeId !== undefined) return byNode.get(nodeId)
    if (gameCode !== undefined) return ofCode(gameCode)
    if (gameId !== undefined) return ofCode(gameId) ?? byNode.get(Number(gameId))
    return undefined
  }
}

/** A language in which no game has a name reads the English ones. */
function tonguesOf(games: readonly Game[], currency: Currency) {
  const spoken = new Set(games.flatMap(({ names }) => Object.keys(names)))
  const tongues = new Map<string, Tongue>()
  return (language: string): Tongue => {
    const code = spoken.has(language) ? language : 'EN'
    const tongue = tongues.get(code) ?? new Tongue(games, code, currency)
    tongues.set(code, tongue)
    return tongue
  }
}

function shownVendor(offer: Offer | undefined, games: readonly Game[]): ShownVendor[] {
  if (!offer) return []
  const has = new Set(games.map(({ gameType }) => gameType))
  return [
    {
      offer,
      games,
      types: gameCategories.filter((category) => has.has(category)),
      isInHouse: games.some(({ isInHouse }) => isInHouse),
      isHot: offer.isHot || games.some(({ isHot }) => isHot),
    },
  ]
}
