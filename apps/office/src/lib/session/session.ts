import { setTokenKey, onExpired } from '@fairhouse/browser/call'
import { forgetSession, readSession, writeSession } from '@fairhouse/browser/storage'
import { useSyncExternalStore } from 'react'
import { onBroadcast, broadcast } from './other-tabs.ts'

/** Differs from the player's key: a colleague may also be signed in as a player in this tab. */
const storageKey = 'officeToken'

interface Session {
  readonly token: string | null
  /** The server's message about the ended session. */
  readonly ended: string | undefined
}

let session: Session = { token: null, ended: undefined }
const watchers = new Set<() => void>()

function update(next: Session): void {
  session = next
  if (next.token === null) forgetSession(storageKey)
  else writeSession(storageKey, next.token)
  for (const watcher of watchers) watcher()
}

/**
 * Shares the token with the browser's other tabs; the cookie, its other half, is shared already.
 */
export function setToken(token: string): void {
  update({ token, ended: undefined })
  broadcast({ token })
}

export function endSession(ended?: string): void {
  const { token } = session
  if (token === null) return
  update({ token: null, ended })
  broadcast({ ended: token })
}

export function restoreSession(): void {
  setTokenKey(storageKey)
  session = { token: readSession(storageKey), ended: undefined }
  onExpired(({ token, message }) => {
    if (token === session.token) endSession(message)
  })
  onBroadcast((message) => {
    if ('wants' in message) {
      if (session.token !== null) broadcast({ token: session.token })
    } else if ('token' in message) update({ token: message.token, ended: undefined })
    else if (message.ended === session.token) update({ token: null, ended: undefined })
  })
  if (session.token === null) broadcast({ wants: true })
}

export function useSession(): Session {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    () => session,
  )
}
