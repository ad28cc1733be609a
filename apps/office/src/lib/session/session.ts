import { keepTokenAs, onExpired } from '@fairhouse/browser/call'
import { forgetSession, readSession, writeSession } from '@fairhouse/browser/storage'
import { useSyncExternalStore } from 'react'
import { hearSisters, tellSisters } from './sisters.ts'

/** Another than the players' own: a colleague may be a player in the same tab. */
const storedAs = 'officeToken'

interface Session {
  readonly token: string | null
  /** What the server said of a session that it has ended. */
  readonly ended: string | undefined
}

let session: Session = { token: null, ended: undefined }
const watchers = new Set<() => void>()

function become(next: Session): void {
  session = next
  if (next.token === null) forgetSession(storedAs)
  else writeSession(storedAs, next.token)
  for (const watcher of watchers) watcher()
}

/** Signed in by this page, for all tabs of this browser: they share the other half, a cookie. */
export function takeToken(token: string): void {
  become({ token, ended: undefined })
  tellSisters({ token })
}

export function leave(ended?: string): void {
  const { token } = session
  if (token === null) return
  become({ token: null, ended })
  tellSisters({ ended: token })
}

export function startSession(): void {
  keepTokenAs(storedAs)
  session = { token: readSession(storedAs), ended: undefined }
  onExpired(({ token, message }) => {
    if (token === session.token) leave(message)
  })
  hearSisters((said) => {
    if ('wants' in said) {
      if (session.token !== null) tellSisters({ token: session.token })
    } else if ('token' in said) become({ token: said.token, ended: undefined })
    else if (said.ended === session.token) become({ token: null, ended: undefined })
  })
  if (session.token === null) tellSisters({ wants: true })
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
