import type { SignedIn } from '@fairhouse/protocol'
import { call, CallRefused } from '#lib/call'
import { pageLive } from '#lib/live'
import { become } from './account.ts'
import { tellSisters } from './later-sisters.ts'
import {
  forgetAccount,
  storeMustChange,
  storeTermsDue,
  storeToken,
  storeMember,
} from './later-stored.ts'
import { storedToken, type Member } from './stored.ts'

const againMs = 5000

function beMember(member: Member): void {
  storeMember(member)
  become(member)
}

/** Takes one half of a session, which came by a sign-in or from another tab. */
export function takeToken(token: string): void {
  storeToken(token)
  document.documentElement.dataset.account = 'known'
  pageLive().again()
  become(undefined)
}

/** Signed in: by this page, for all tabs of this browser. */
export function signedIn({ token, passwordExpired, termsDue, ...facts }: SignedIn): void {
  forgetAccount()
  takeToken(token)
  if (passwordExpired) storeMustChange()
  if (termsDue) storeTermsDue()
  beMember(facts)
  tellSisters({ token })
}

/** Signed out, here and in the tabs that had the same session. */
export function signedOut(): void {
  const ended = storedToken()
  leave()
  if (ended !== null) tellSisters({ ended })
}

/** What another tab has left is left here too. */
export function leave(): void {
  if (storedToken() === null) return
  forgetAccount()
  delete document.documentElement.dataset.account
  pageLive().again()
  become(null)
}

/** Asks whose the token is; without an answer the account stays unknown until the next try. */
export async function loadAccount(): Promise<void> {
  const token = storedToken()
  if (token === null) return
  try {
    const facts = await call('GET /wps/member/info')
    if (storedToken() === token) beMember(facts)
  } catch (problem) {
    if (problem instanceof CallRefused && problem.code === 'session_expired') return
    setTimeout(() => void loadAccount(), againMs)
  }
}
