import { fromWireNames, toWireNames, type Calls, type InputOf } from '@fairhouse/protocol'
import { languageOf } from '@fairhouse/i18n/server'
import type { HandlersOf } from '#platform/http'
import type { Catalogue } from './catalogue.ts'
import { createAnswerCache } from './answer-cache.ts'
import { itemOf, nameIn } from './game-item.ts'
import { lotteriesIn } from './menus.ts'
import { launchGame, type LaunchDeps } from './launch.ts'
import type { PlayerLists } from './player-lists.ts'
import { paginate, pageOf, type Game } from './rules.ts'
import type { BrandCatalogue } from './brand-catalogue.ts'

type Route =
  | 'GET /lgw/games/game_menus'
  | 'GET /lgw/vn/games/game_menu'
  | 'GET /lgw/vn/games/game_menu/recent'
  | 'GET /wps/game/list'
  | 'GET /wps/game/hot'
  | 'GET /wps/game/recent'
  | 'GET /wps/game/favourites'
  | 'PUT /wps/game/favourites'
  | 'POST /wps/game/favourites/remove'
  | 'GET /wps/game/vendors'
  | 'GET /wps/game/one'
  | 'GET /wps/relay/GLS2_roomList'
  | 'POST /wps/game/launchGame'

export function lobbyHttp(deps: LaunchDeps): HandlersOf<Route> {
  const { catalogue, marks } = deps
  return {
    'POST /wps/game/launchGame': launchGame(deps),
    ...listHandlers(catalogue),
    ...ownHandlers(catalogue, marks),
  }
}

function listHandlers(catalogue: Catalogue) {
  const answers = createAnswerCache()
  return {
    'GET /lgw/games/game_menus': async ({ brand, language }) =>
      answers.menus(catalogue.of(brand.id), codeOf(language)),
    'GET /lgw/vn/games/game_menu': async ({ brand, language, input }) => {
      const view = catalogue.of(brand.id)
      return { list: itemsOf(lotteriesIn(view.games, input.prizeMode), language, view) }
    },
    'GET /wps/game/list': async ({ brand, language, input }) =>
      answers.list(catalogue.of(brand.id), codeOf(language), input),
    'GET /wps/game/hot': async ({ brand, language, input }) =>
      answers.hot(
        catalogue.of(brand.id),
        codeOf(language),
        fromWireNames(input).providerCode ?? '',
      ),
    'GET /wps/game/vendors': async ({ brand }) => ({
      list: catalogue.of(brand.id).vendors.map(({ offer, types, ...provider }) =>
        toWireNames({
          providerCode: offer.code,
          name: offer.name,
          gameTypes: [...types],
          isHot: provider.isHot,
          isInHouse: provider.isInHouse,
        }),
      ),
    }),
    'GET /wps/game/one': async ({ brand, language, input, refuse }) => {
      const view = catalogue.of(brand.id)
      const game = view.find(wantedOf(input))
      return game ? itemOf(game, codeOf(language), view.currency) : refuse('not_found')
    },
    'GET /wps/relay/GLS2_roomList': async ({ brand, language, input }) => {
      const { rooms } = catalogue.of(brand.id)
      const { providerCode } = fromWireNames(input)
      const matching = rooms.filter(({ room }) => !providerCode || room.vendor === providerCode)
      return {
        list: matching.map(({ room: { roomId, stakes, seats, players }, game }) => ({
          roomId,
          game: nameIn(game, codeOf(language)),
          nodeId: game.nodeId,
          gameCode: game.code,
          stakes,
          seats,
          players,
        })),
      }
    },
  } satisfies Partial<HandlersOf<Route>>
}

function ownHandlers(catalogue: Catalogue, marks: PlayerLists) {
  return {
    'GET /lgw/vn/games/game_menu/recent': async ({ brand, session, language, input }) => {
      const view = catalogue.of(brand.id)
      const recent = await marks.list('recent', session.subjectId, view)
      return { list: itemsOf(lotteriesIn(recent, input.prizeMode), language, view) }
    },
    'GET /wps/game/recent': async ({ brand, session, language, input }) => {
      const view = catalogue.of(brand.id)
      const { list, ...facts } = paginate(
        await marks.list('recent', session.subjectId, view),
        pageOf(input),
      )
      return { list: itemsOf(list, language, view), ...facts }
    },
    'GET /wps/game/favourites': async ({ brand, session, language, input }) => {
      const view = catalogue.of(brand.id)
      const own = await marks.list('favourite', session.subjectId, view)
      const { list, totalPages } = paginate(own, pageOf(input))
      return { content: itemsOf(list, language, view), totalPages }
    },
    'PUT /wps/game/favourites': async ({ brand, session, input, refuse }) => {
      const game = catalogue.of(brand.id).find({ nodeId: input.nodeId })
      if (!game) return refuse('not_found')
      const isMarked = await marks.add(session.subjectId, game.nodeId)
      return isMarked ? { isFavourite: true } : refuse('too_many_requests')
    },
    'POST /wps/game/favourites/remove': async ({ session, input, refuse }) => {
      const { nodeId } = input
      const wasMarked = await marks.remove(session.subjectId, nodeId)
      const isGame = catalogue.snapshot().games.some((game) => game.nodeId === nodeId)
      return wasMarked || isGame ? { isFavourite: false } : refuse('not_found')
    },
  } satisfies Partial<HandlersOf<Route>>
}

function itemsOf(games: readonly Game[], language: string, { currency }: BrandCatalogue) {
  return games.map((game) => itemOf(game, codeOf(language), currency))
}

function wantedOf({ nodeId, gameCode }: InputOf<Calls['GET /wps/game/one']>) {
  return { gameCode, ...(nodeId !== undefined && { nodeId: Number(nodeId) }) }
}

function codeOf(language: string): string {
  return languageOf(language)?.code ?? 'EN'
}
