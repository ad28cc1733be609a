import type { Currency } from '@fairhouse/money'
import { gameCategories, type GameCategory } from '@fairhouse/protocol'
import type { ReturnName } from '@fairhouse/protocol/vendor'
import type { ActiveProvider } from '#modules/game-provider'
import { createOrder, type Order } from './order.ts'
import { isPlayedIn, type Game, type Room, type Snapshot } from './rules.ts'
import { createTable, type GameTable } from './game-table.ts'
import { LocalizedCatalogue, type Sort } from './localized-catalogue.ts'
import { NameIndex } from './search/name-index.ts'

/** A provider with its games in a brand, most popular first. */
export interface ShownProvider {
  offer: ActiveProvider
  games: readonly Game[]
  types: readonly GameCategory[]
  isInHouse: boolean
  isHot: boolean
}

export interface GameQuery {
  nodeId?: number | undefined
  gameCode?: string | undefined
  /** A code or a number, as clients send it. */
  gameId?: string | undefined
  roomId?: string | undefined
  providerCode?: string | undefined
}

/** The catalogue of one brand. */
export interface BrandCatalogue {
  /** Changes with every rebuild. */
  id: number
  currency: Currency
  freePlay: boolean
  returns: ReturnName
  /** Listed games, most popular first; elsewhere games are identified by their index here. */
  games: readonly Game[]
  table: GameTable
  /** Names of the games in all languages; built by the first search. */
  names(): NameIndex
  /** The provider with the most popular game comes first. */
  vendors: readonly ShownProvider[]
  rooms: readonly RoomOfGame[]
  /** Also finds unlisted games. */
  find(wanted: GameQuery): Game | undefined
  in(language: string): LocalizedCatalogue
  by(sort: LanguageFreeSort): Order
}

interface RoomOfGame {
  room: Room
  game: Game
}

/** Sort orders that do not depend on the language. */
type LanguageFreeSort = Exclude<Sort, 'popular' | 'name'>

const comparers: Record<LanguageFreeSort, (one: Game, other: Game) => number> = {
  new: (one, other) => other.addedAtMs - one.addedAtMs,
  rtp: (one, other) => Number(other.rtp ?? 0) - Number(one.rtp ?? 0),
}

export interface BrandCatalogueFacts {
  id: number
  currency: Currency
  /** Whether the brand offers free play. */
  freePlay: boolean
  /** Return (RTP) variant of the brand's games. */
  returns: ReturnName
  /** Limited to the brand's providers. */
  offers: readonly ActiveProvider[]
}

export function createBrandCatalogue(
  { games, rooms }: Snapshot,
  facts: BrandCatalogueFacts,
): BrandCatalogue {
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
  const orders = new Map<LanguageFreeSort, Order>()
  let names: NameIndex | undefined
  return {
    id,
    currency,
    freePlay,
    returns,
    games: listed,
    table: createTable(listed, currency, ({ vendor }) => isSeamless(offered.get(vendor))),
    names: () => (names ??= new NameIndex(listed.map((game) => Object.values(game.names)))),
    vendors: [...byVendor].flatMap(([code, own]) => toShownProvider(offered.get(code), own)),
    rooms: placed.filter(({ game }) => game.listed),
    find: createFinder(open, byCode, placed),
    in: createLocalized(listed, currency),
    by(sort) {
      const order = orders.get(sort) ?? createOrder(listed, comparers[sort])
      orders.set(sort, order)
      return order
    },
  }
}

function createFinder(
  open: readonly Game[],
  byCode: ReadonlyMap<string, readonly Game[]>,
  placed: readonly RoomOfGame[],
) {
  const byNode = new Map(open.map((game) => [game.nodeId, game]))
  return ({ nodeId, gameCode, gameId, roomId, providerCode }: GameQuery): Game | undefined => {
    const isWanted = ({ vendor }: Game) => !providerCode || vendor === providerCode
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

/** Whether stakes at the provider come from the balance here. */
export const isSeamless = (offer: ActiveProvider | undefined): boolean =>
  offer?.wallet === 'seamless'

/** A language without any game names uses the English ones. */
function createLocalized(games: readonly Game[], currency: Currency) {
  const languages = new Set(games.flatMap(({ names }) => Object.keys(names)))
  const byLanguage = new Map<string, LocalizedCatalogue>()
  return (language: string): LocalizedCatalogue => {
    const code = languages.has(language) ? language : 'EN'
    const catalogue = byLanguage.get(code) ?? new LocalizedCatalogue(games, code, currency)
    byLanguage.set(code, catalogue)
    return catalogue
  }
}

function toShownProvider(
  offer: ActiveProvider | undefined,
  games: readonly Game[],
): ShownProvider[] {
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
