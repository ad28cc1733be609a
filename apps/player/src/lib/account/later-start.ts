import { pushToast } from '@fairhouse/ui'
import { onExpired } from '#lib/call'
import { keepInvitation } from '#lib/invitation'
import { openModal } from '#lib/modals'
import type { QueryClient } from '#lib/query'
import { readAccount, watchAccount } from './account.ts'
import { leave, loadAccount, signedOut, takeToken } from './later-session.ts'
import { hearSisters, tellSisters, type Said } from './later-sisters.ts'
import { areTermsDue, mustChangePassword } from './later-stored.ts'
import { storedToken } from './stored.ts'

type Key = readonly unknown[]

/** Answers that are another for another account; the first of them visitors get too. */
const isForAll = ([route]: Key) => route === 'permission'
const isOwn = (key: Key) =>
  isForAll(key) ||
  /\/(member|session|feedback|relay|wallets|limits|exclusion|game\/(recent|favourites))/.test(
    String(key[0]),
  )

/** Brings back who was signed in here, or in another tab, and keeps all tabs to one account. */
export function start(client: QueryClient): void {
  keepInvitation(location.search)
  hearSisters(hear)
  onExpired(({ token, message }) => {
    if (token === storedToken()) tellEnd(message)
  })
  forgetAnswersOfOthers(client)
  const token = storedToken()
  if (token === null) {
    tellSisters({ wants: true })
    return
  }
  void loadAccount()
  if (mustChangePassword()) openModal('changePassword')
  else if (areTermsDue()) openModal('terms')
}

function hear(said: Said): void {
  const own = storedToken()
  if ('wants' in said) {
    if (own !== null) tellSisters({ token: own })
  } else if ('token' in said) {
    if (said.token !== own) take(said.token)
  } else if (said.ended === own) leave()
}

function take(token: string): void {
  takeToken(token)
  void loadAccount()
}

function forgetAnswersOfOthers(client: QueryClient): void {
  // Whose account it is may be learned later: another session is another account's.
  let last = storedToken()
  watchAccount(() => {
    const account = readAccount()
    const token = storedToken()
    if (account === undefined || token === last) return
    last = token
    client.forget(isOwn)
    // Nobody asks for what a visitor may not know.
    client.invalidate(account ? isOwn : isForAll)
  })
}

/** The session ended by itself: the page stays, and says so in passing. */
function tellEnd(message: string): void {
  signedOut()
  pushToast(message, 'warn')
}
