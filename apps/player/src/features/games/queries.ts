import type { GameItem } from '@fairhouse/protocol'
import type { Sent, Value } from '#lib/call'
import { callQuery, callPartQuery } from '#lib/query'

type Listed = Sent<'GET /wps/game/list'>
type MenuGroup = Value<'GET /lgw/games/game_menus'>['list'][number]

/** Games per page of a list. */
export const pageSize = 42

/** The fields of a category the menu needs. */
export type Category = Pick<MenuGroup, 'gameCategory' | 'gameClassify' | 'vendors'>

/** The menu by category, without its cards, which would only add weight to every page. */
export const menusQuery = (language: string) =>
  callPartQuery('GET /lgw/games/game_menus', language, {}, ({ list }): Category[] =>
    list.map(({ gameCategory, gameClassify, vendors }) => ({
      gameCategory,
      gameClassify,
      vendors,
    })),
  )

export const gamesQuery = (language: string, input: Listed) =>
  callQuery('GET /wps/game/list', language, input)

/** Rooms of multiplayer games. */
export const roomsQuery = (language: string) =>
  callQuery('GET /wps/relay/GLS2_roomList', language, {})

/** Hot games of the brand; the specification names the fields. */
export const hotQuery = (language: string) =>
  callPartQuery(
    'GET /wps/game/hot',
    language,
    { isPlatform: '2', platform: 'flash,html5-desktop' },
    ({ list }): readonly GameItem[] => list,
  )

/** One game by its code. */
export const gameQuery = (language: string, gameCode: string) =>
  callQuery('GET /wps/game/one', language, { gameCode })
