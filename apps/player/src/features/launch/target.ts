import type { GameItem } from '@fairhouse/protocol'

export type PlayMode = 'real' | 'trial'

/** What a launch needs to know of a game. */
export type Wanted = Pick<
  GameItem,
  'gameType' | 'gameCode' | 'accountTypeName' | 'defaultPlayType' | 'isGame' | 'vassalage'
>

/** Where a game is played, or that one of its vendor's is chosen first. */
export type Target = { page: string } | { choose: VendorGames }

/** The games of a vendor in one category. */
export interface VendorGames {
  readonly vassalage: string
  readonly gameType: string
}

const lotteries = ['LOTT', 'ELOTT']

/** The launch rules: which page a kind of game is played on. */
export function targetOf(game: Wanted, mode: PlayMode): Target {
  const { gameCode, accountTypeName, vassalage, gameType } = game
  if (game.isGame === 'VASSALAGE') return { choose: { vassalage, gameType } }
  if (accountTypeName === 'TCG_LOTTO_VN') return { page: address('/vnlottery', { gameCode }) }
  // The flow of its own that TCG_SEA has is a game page like any other's.
  if (accountTypeName !== 'TCG_SEA' && lotteries.includes(gameType)) {
    const playType = game.defaultPlayType
    return { page: address('/lottery', { gameCode, ...(playType && { playType }) }) }
  }
  const chosen = mode === 'trial' ? { mode } : {}
  return { page: address('/game', { gameCode, ...chosen }) }
}

function address(page: string, fields: Record<string, string>): string {
  return `${page}?${new URLSearchParams(fields)}`
}
