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

/** Returns true for a real account; trials see a warning, and how to get one. */
export function requireRealAccount(
  warning: 'realAccount' | 'registerFirst' = 'realAccount',
): boolean {
  if (!requireAccount()) return false
  if (storedType() !== trial) return true
  openModal(warning)
  return false
}
