import type { GameItem } from '@fairhouse/protocol'
import { fromWireNames } from '@fairhouse/protocol/wire-names'
import { callPartQuery } from '#lib/query'

/** The lotteries that the brand offers, the most popular first. */
export const menuQuery = (language: string) =>
  callPartQuery('GET /lgw/vn/games/game_menu', language, { language }, ({ list }): GameItem[] =>
    list.map((game) => fromWireNames(game)),
  )
