import { openModal } from '#lib/modals'
import { storedType } from './stored-member.lazy.ts'
import { storedToken } from './stored-session.ts'

const trial = 4

/** Returns true with a session; otherwise opens the login dialog. */
export function requireAccount(): boolean {
  if (storedToken() !== null) return true
  openModal('login')
  return false
}

/** Returns true for a real account; trials see how to get one. */
export function requireRealAccount(): boolean {
  return requireAccount() && openModalUnless(storedType() !== trial)
}

function openModalUnless(isAllowed: boolean): boolean {
  if (!isAllowed) openModal('realAccount')
  return isAllowed
}
