import { navigate } from '#lib/back'
import { requireAccount } from '#lib/account'
import { openModal } from '#lib/modals'
import { isVisitor } from '#lib/account'
import { openProviderGames } from './chosen-provider.ts'
import { targetOf, type PlayMode, type Wanted } from '#lib/game-target'

/**
 * Goes to the game page. A visitor gets the login dialog over it, and the game starts after the
 * login; for play money a trial account is offered instead.
 */
export function startGame(game: Wanted, mode: PlayMode = 'real'): void {
  const target = targetOf(game, mode)
  if ('choose' in target) return openProviderGames(target.choose)
  navigate(target.page)
  if (mode === 'real') requireAccount()
  else if (isVisitor()) openModal('freePlay')
  return undefined
}
