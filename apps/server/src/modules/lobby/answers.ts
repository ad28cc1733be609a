import * as z from 'zod/mini'
import { callsByRoute, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { bytesOf, isRepeated, Written } from '#platform/http'
import { itemOf } from './item.ts'
import { Kept } from '#platform/kept'
import { listGames } from './lists.ts'
import { menusOf } from './menus.ts'
import type { View } from './view.ts'

type Out<R extends keyof Calls> = OutputOf<Calls[R]>

const mostMenus = 100
const mostHot = 100

/**
 * What all visitors of a brand see alike, written once in each language. It is kept with the view
 * or under its name, so nothing outlives a change; what is not asked for any more makes room.
 */
export function createAnswers() {
  const menus = new Kept<Written<Out<'GET /lgw/games/game_menus'>>>(mostMenus)
  const hot = new Kept<Written<Out<'GET /wps/game/hot'>>>(mostMenus)
  return {
    list(view: View, language: string, query: InputOf<Calls['GET /wps/game/list']>) {
      const tongue = view.in(language)
      // Most are asked for once.
      if (!isRepeated(query)) return listGames(view, tongue, query)
      const known = tongue.lists.get(query)
      if (known) return known
      const list = listGames(view, tongue, query)
      tongue.lists.set(query, list)
      return list
    },
    menus: (view: View, language: string) =>
      menus.of(`${view.id} ${language}`, () =>
        written('GET /lgw/games/game_menus', menusOf(view, language)),
      ),
    hot: (view: View, language: string, vendor: string) =>
      hot.of(`${view.id} ${language} ${vendor}`, () => {
        const games = view.games.filter((game) => game.isHot && isOf(game.vendor, vendor))
        const items = games.slice(0, mostHot).map((game) => itemOf(game, language, view.currency))
        return written('GET /wps/game/hot', { list: items })
      }),
  }
}

function isOf(vendor: string, wanted: string): boolean {
  return wanted === '' || vendor === wanted
}

function written<R extends keyof Calls>(route: R, value: Out<R>): Written<Out<R>> {
  const text = JSON.stringify(z.parse(callsByRoute[route].output, value))
  return new Written(bytesOf(text))
}
