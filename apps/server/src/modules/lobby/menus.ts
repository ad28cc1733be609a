import {
  gameCategories,
  toWireNames,
  type Calls,
  type FromWire,
  type GameCategory,
  type OutputOf,
} from '@fairhouse/protocol'
import { itemOf } from './game-item.ts'
import type { Game } from './rules.ts'
import { isSeamless, type ShownProvider, type BrandCatalogue } from './brand-catalogue.ts'

type Menus = OutputOf<Calls['GET /lgw/games/game_menus']>
type MenuProvider = FromWire<Menus['list'][number]['vendors'][number]>

const maxCards = 12

/** Categories with games, each with its providers and first games. */
export function menusOf(view: BrandCatalogue, language: string): Menus {
  const byCategory = Map.groupBy(view.games, ({ gameType }) => gameType)
  const list = gameCategories.flatMap((gameCategory) => {
    const games = byCategory.get(gameCategory)
    if (!games) return []
    const kinds = new Set(games.map(({ classify }) => classify).filter((kind) => kind !== ''))
    return [
      {
        gameCategory,
        gameClassify: [...kinds],
        vendors: view.vendors.flatMap((vendor) => menuProvider(vendor, gameCategory)),
        cards: games.slice(0, maxCards).map((game) => itemOf(game, language, view.currency)),
      },
    ]
  })
  return { list }
}

function menuProvider({ offer, games, ...vendor }: ShownProvider, category: GameCategory) {
  const [first, ...more]: Game[] = games.filter(({ gameType }) => gameType === category)
  if (!first) return []
  const isAlone = more.length === 0 && first.opens === 'GAME'
  const shown: MenuProvider = {
    providerCode: offer.code,
    name: offer.name,
    isHot: vendor.isHot,
    isInHouse: vendor.isInHouse,
    isSeamless: isSeamless(offer),
    opens: isAlone ? 'GAME' : 'PROVIDER',
    accountTypeName: first.accountTypeName,
    gameCode: isAlone ? first.code : null,
    games: more.length + 1,
  }
  return [toWireNames(shown)]
}

/** Lotteries among games; SEA names an account, the other prize modes a category. */
export function lotteriesIn<Listed extends Pick<Game, 'gameType' | 'accountTypeName'>>(
  games: readonly Listed[],
  prizeMode = '',
): Listed[] {
  const lotteries = games.filter(({ gameType }) => ['LOTT', 'ELOTT'].includes(gameType))
  switch (prizeMode.toUpperCase()) {
    case '':
      return lotteries
    case 'SEA':
      return lotteries.filter(({ accountTypeName }) => accountTypeName === 'TCG_SEA')
    case 'ELOTT':
      return lotteries.filter(({ gameType }) => gameType === 'ELOTT')
    default:
      return lotteries.filter(({ gameType }) => gameType === 'LOTT')
  }
}
