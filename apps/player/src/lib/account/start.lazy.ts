import { pushToast } from '@fairhouse/ui'
import { onExpired } from '#lib/call'
import { keepInvitation } from '#lib/invitation'
import { openModal } from '#lib/modals'
import { clearSessionCache, type QueryClient } from '#lib/query'
import { readAccount, watchAccount } from './account.ts'
import { clearSession, loadAccount, signedOut, setToken } from './session.lazy.ts'
import { onTabMessage, postToTabs, type TabMessage } from './tab-channel.lazy.ts'
import { areTermsDue, mustChangePassword } from './stored-member.lazy.ts'
import { storedToken } from './stored-session.ts'

type Key = readonly unknown[]

/** Answers that depend on the account; visitors get `permission` too. */
const isPermission = ([route]: Key) => route === 'permission'
const dependsOnAccount = (key: Key) =>
  isPermission(key) ||
  /\/(member|session|feedback|relay|wallets|limits|exclusion|game\/(recent|favourites))/.test(
    String(key[0]),
  )

/** Restores the session of this tab or takes it from another tab; keeps tabs on one account. */
export function startSession(client: QueryClient): void {
  keepInvitation(location.search)
  onTabMessage(handleTabMessage)
  onExpired(({ token, message }) => {
    if (token === storedToken()) endSession(message)
  })
  clearAnswersOnSwitch(client)
  const token = storedToken()
  if (token === null) {
    postToTabs({ wants: true })
    return
  }
  void loadAccount()
  if (mustChangePassword()) openModal('changePassword')
  else if (areTermsDue()) openModal('terms')
}

function handleTabMessage(said: TabMessage): void {
  const own = storedToken()
  if ('wants' in said) {
    if (own !== null) postToTabs({ token: own })
  } else if ('token' in said) {
    if (said.token !== own) adoptToken(said.token)
  } else if (said.ended === own) clearSession()
}

function adoptToken(token: string): void {
  setToken(token)
  void loadAccount()
}

function clearAnswersOnSwitch(client: QueryClient): void {
  // Compares tokens, not accounts: the account may be loaded later.
  let last = storedToken()
  watchAccount(() => {
    const account = readAccount()
    const token = storedToken()
    if (account === undefined || token === last) return
    last = token
    clearSessionCache()
    client.forget(dependsOnAccount)
    // Member queries are not repeated for a visitor.
    client.invalidate(account ? dependsOnAccount : isPermission)
  })
}

/** The server ended the session: sign out and show its message. */
function endSession(message: string): void {
  signedOut()
  pushToast(message, 'warn')
}
