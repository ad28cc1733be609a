import type { GameItem } from '@fairhouse/protocol'
import { gamePages } from '#lib/game-pages'

export type PlayMode = 'real' | 'trial'

/** The fields of a game a launch needs. */
export type Wanted = Pick<
  GameItem,
  'gameType' | 'gameCode' | 'accountTypeName' | 'defaultPlayType' | 'opens' | 'providerCode'
>

/** The page of a game, or the provider whose games to choose from. */
export type Target = { page: string } | { choose: ProviderGames }

/** The games of a provider in one category. */
export interface ProviderGames {
  readonly providerCode: string
  readonly gameType: string
}

const lotteries = ['LOTT', 'ELOTT']

/** The launch rules: which page plays which kind of game. */
export function targetOf(game: Wanted, mode: PlayMode): Target {
  const { gameCode, accountTypeName, providerCode, gameType } = game
  if (game.opens === 'PROVIDER') return { choose: { providerCode, gameType } }
  const chosen = mode === 'trial' ? { mode } : {}
  if (accountTypeName === 'TCG_LOTTO_VN') {
    return { page: address('/vnlottery', { gameCode, ...chosen }) }
  }
  // The flow of TCG_SEA is the betting view of its lottery, also in categories of other games.
  if (accountTypeName === 'TCG_SEA' || lotteries.includes(gameType)) {
    const playType = game.defaultPlayType
    return { page: address('/lottery', { gameCode, ...(playType && { playType }), ...chosen }) }
  }
  return { page: address('/game', { gameCode, ...chosen }) }
}

/** A category of the menu with its providers. */
interface Menu {
  readonly gameCategory: string
  readonly vendors: readonly MenuProvider[]
}

type MenuProvider = Pick<Wanted, 'providerCode' | 'opens' | 'accountTypeName'> & {
  readonly gameCode: string | null
}

/** A lottery category starts the game of TCG_SEA directly, if that provider has one game. */
export function directLottery({ gameCategory, vendors }: Menu): string | undefined {
  if (!lotteries.includes(gameCategory)) return undefined
  const sea = vendors.find(
    ({ providerCode, opens }) => providerCode === 'TCG_SEA' && opens === 'GAME',
  )
  if (!sea) return undefined
  const game = { ...sea, gameType: gameCategory, gameCode: sea.gameCode ?? '' }
  return addressOf(targetOf({ ...game, defaultPlayType: null }, 'real'))
}

/** The address that shows a target in another tab: for a provider, its games of the category. */
export function addressOf(target: Target): string {
  if ('page' in target) return target.page
  const { gameType, providerCode } = target.choose
  return address(gamePages[gameType] ?? '/', { provider: providerCode })
}

function address(page: string, fields: Record<string, string>): string {
  return `${page}?${new URLSearchParams(fields)}`
}
