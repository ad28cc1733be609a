import { navigate } from 'wouter/use-browser-location'
import { requireAccount } from '#lib/account'
import { openModal } from '#lib/modals'
import { isVisitor } from '#lib/account'
import { chooseGameOf } from './chosen-vendor.ts'
import { targetOf, type PlayMode, type Wanted } from './target.ts'

/**
 * Goes to where a game is played. Who is not signed in is asked to be, over the game's page, which
 * goes on by itself afterwards; for play money a trial account is offered instead.
 */
export function startGame(game: Wanted, mode: PlayMode = 'real'): void {
  const target = targetOf(game, mode)
  if ('choose' in target) return chooseGameOf(target.choose)
  navigate(target.page)
  if (mode === 'real') requireAccount()
  else if (isVisitor()) openModal('freePlay')
  return undefined
}
