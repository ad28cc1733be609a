import { fromWireNames, toWireNames, type FromWire } from '@fairhouse/protocol/wire-names'
import type { GameItem } from '@fairhouse/protocol'
import { call, type Sent, type Value } from '#lib/call'
import { callQuery, callPartQuery } from '#lib/query'

/** Input of the games call. */
export type GameListInput = FromWire<Sent<'GET /wps/game/list'>>

type GamePage = Value<'GET /wps/game/list'>
type MenuGroup = Value<'GET /lgw/games/game_menus'>['list'][number]

/** Games per page of a list. */
export const pageSize = 42

/** The fields of a category the menu needs. */
export type Category = Pick<MenuGroup, 'gameCategory' | 'gameClassify'> & {
  readonly vendors: readonly FromWire<MenuGroup['vendors'][number]>[]
}

/** The menu by category, without its cards, which would only add weight to every page. */
export const menusQuery = (language: string) =>
  callPartQuery('GET /lgw/games/game_menus', language, {}, ({ list }): Category[] =>
    list.map(({ gameCategory, gameClassify, vendors }) => ({
      gameCategory,
      gameClassify,
      vendors: vendors.map((provider) => fromWireNames(provider)),
    })),
  )

const toGames = (page: GamePage) => ({
  ...page,
  list: page.list.map((game) => fromWireNames(game)),
})

export const gamesQuery = (language: string, input: GameListInput) =>
  callPartQuery('GET /wps/game/list', language, toWireNames(input), toGames)

/** A page of games, not cached. */
export const askForGames = async (input: GameListInput, signal: AbortSignal) =>
  toGames(await call('GET /wps/game/list', toWireNames(input), { signal }))

/** Rooms of multiplayer games. */
export const roomsQuery = (language: string) =>
  callQuery('GET /wps/relay/GLS2_roomList', language, {})

/** Hot games of the brand; the specification names the fields. */
export const hotQuery = (language: string) =>
  callPartQuery(
    'GET /wps/game/hot',
    language,
    { isPlatform: '2', platform: 'flash,html5-desktop' },
    ({ list }): readonly GameItem[] => list.map((game) => fromWireNames(game)),
  )

/** One game by its code. */
export const gameQuery = (language: string, gameCode: string) =>
  callPartQuery('GET /wps/game/one', language, { gameCode }, (game) => fromWireNames(game))
