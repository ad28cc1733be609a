import { openModal } from '#lib/modals'
import { storedType } from './later-stored.ts'
import { storedToken } from './stored.ts'

const trial = 4

/** Before whatever needs an account: true with one; a visitor is shown the way in. */
export function requireAccount(): boolean {
  if (storedToken() !== null) return true
  openModal('login')
  return false
}

/** Before whatever is not for trials, who are shown how to get an account of their own. */
export function requireRealAccount(): boolean {
  return requireAccount() && orWarned(storedType() !== trial)
}

function orWarned(isAllowed: boolean): boolean {
  if (!isAllowed) openModal('realAccount')
  return isAllowed
}
