import type { SignedIn } from '@fairhouse/protocol'
import { call, CallRefused } from '#lib/call'
import { pageLive } from '#lib/live'
import { setAccount } from './account.ts'
import { postToTabs } from './tab-channel.lazy.ts'
import {
  clearStoredAccount,
  storeMustChange,
  storeTermsDue,
  storeToken,
  storeMember,
} from './stored-member.lazy.ts'
import { storedToken, type Member } from './stored-session.ts'

const retryMs = 5000

function setMember(member: Member): void {
  storeMember(member)
  setAccount(member)
}

/** Stores a token that came from a sign-in or from another tab. */
export function setToken(token: string): void {
  storeToken(token)
  document.documentElement.dataset.account = 'known'
  pageLive().restart()
  setAccount(undefined)
}

/** Signs in this tab and the other tabs of this browser. */
export function signedIn({ token, passwordExpired, termsDue, ...facts }: SignedIn): void {
  clearStoredAccount()
  setToken(token)
  if (passwordExpired) storeMustChange()
  if (termsDue) storeTermsDue()
  setMember(facts)
  postToTabs({ token })
}

/** Signs out this tab and the tabs with the same session. */
export function signedOut(): void {
  const ended = storedToken()
  clearSession()
  if (ended !== null) postToTabs({ ended })
}

/** Clears the session of this tab. */
export function clearSession(): void {
  if (storedToken() === null) return
  clearStoredAccount()
  delete document.documentElement.dataset.account
  pageLive().restart()
  setAccount(null)
}

/** Loads the account of the token; retries on network errors. */
export async function loadAccount(): Promise<void> {
  const token = storedToken()
  if (token === null) return
  try {
    const facts = await call('GET /wps/member/info')
    if (storedToken() === token) setMember(facts)
  } catch (problem) {
    if (problem instanceof CallRefused && problem.code === 'session_expired') return
    setTimeout(() => void loadAccount(), retryMs)
  }
}
