import * as z from 'zod/mini'
import { callsByRoute, type Calls, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { toByteString, isRepeated, PreparedAnswer } from '#platform/http'
import { itemOf } from './game-item.ts'
import { Cache } from '#platform/cache'
import { listGames } from './list-games.ts'
import { menusOf } from './menus.ts'
import type { BrandCatalogue } from './brand-catalogue.ts'

type Out<R extends keyof Calls> = OutputOf<Calls[R]>

const maxMenus = 100
const maxHotGames = 100

/**
 * Answers shared by all visitors of a brand, serialised once per language. They are cached with the
 * catalogue or under its id, so none outlives a change.
 */
export function createAnswerCache() {
  const menus = new Cache<PreparedAnswer<Out<'GET /lgw/games/game_menus'>>>(maxMenus)
  const hot = new Cache<PreparedAnswer<Out<'GET /wps/game/hot'>>>(maxMenus)
  return {
    list(view: BrandCatalogue, language: string, query: InputOf<Calls['GET /wps/game/list']>) {
      const localized = view.in(language)
      // Most queries come only once.
      if (!isRepeated(query)) return listGames(view, localized, query)
      const known = localized.lists.get(query)
      if (known) return known
      const list = listGames(view, localized, query)
      localized.lists.set(query, list)
      return list
    },
    menus: (view: BrandCatalogue, language: string) =>
      menus.get(`${view.id} ${language}`, () =>
        prepare('GET /lgw/games/game_menus', menusOf(view, language)),
      ),
    hot: (view: BrandCatalogue, language: string, vendor: string) =>
      hot.get(`${view.id} ${language} ${vendor}`, () => {
        const games = view.games.filter((game) => game.isHot && isOf(game.vendor, vendor))
        const items = games
          .slice(0, maxHotGames)
          .map((game) => itemOf(game, language, view.currency))
        return prepare('GET /wps/game/hot', { list: items })
      }),
  }
}

function isOf(vendor: string, wanted: string): boolean {
  return wanted === '' || vendor === wanted
}

function prepare<R extends keyof Calls>(route: R, value: Out<R>): PreparedAnswer<Out<R>> {
  const text = JSON.stringify(z.parse(callsByRoute[route].output, value))
  return new PreparedAnswer(toByteString(text))
}
