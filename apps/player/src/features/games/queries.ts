import type { GameItem } from '@fairhouse/protocol'
import type { Sent, Value } from '#lib/call'
import { asked, askedPart } from '#lib/query'

type Listed = Sent<'GET /wps/game/list'>
type MenuGroup = Value<'GET /lgw/games/game_menus'>['list'][number]

/** How many games a page of a list has. */
export const pageSize = 42

/** What the menu needs of a category. */
export type Category = Pick<MenuGroup, 'gameCategory' | 'gameClassify' | 'vendors'>

/** What can be played here, by category; its cards would only weigh on every page. */
export const menusQuery = (language: string) =>
  askedPart('GET /lgw/games/game_menus', language, {}, ({ list }): Category[] =>
    list.map(({ gameCategory, gameClassify, vendors }) => ({
      gameCategory,
      gameClassify,
      vendors,
    })),
  )

export const gamesQuery = (language: string, input: Listed) =>
  asked('GET /wps/game/list', language, input)

/** Rooms of games between people. */
export const roomsQuery = (language: string) => asked('GET /wps/relay/GLS2_roomList', language, {})

/** Of what the brand shows as hot; the fields are those that the specification sends. */
export const hotQuery = (language: string) =>
  askedPart(
    'GET /wps/game/hot',
    language,
    { isPlatform: '2', platform: 'flash,html5-desktop' },
    ({ list }): readonly GameItem[] => list,
  )

/** One game by its code. */
export const gameQuery = (language: string, gameCode: string) =>
  asked('GET /wps/game/one', language, { gameCode })
