import type { StoredSession } from '../store/sessions.ts'

export interface CachedSession extends StoredSession {
  /** When its last use was written to the database. */
  writtenAt: Date
  /** The cookie half, cached after its hash matched once. */
  cookie?: Buffer
}

/** Sessions in use on this process, by token. */
export interface SessionCache {
  /** Changes whenever a session is forgotten: a row read before that may have ended meanwhile. */
  epoch(): number
  get(token: string): CachedSession | undefined
  put(token: string, session: CachedSession): void
  forget(sessionId: string): void
  clear(): void
}

const maxSessions = 100_000

export function createSessionCache(): SessionCache {
  const byToken = new Map<string, CachedSession>()
  const tokenById = new Map<string, string>()

  let epoch = 0

  function drop(token: string) {
    const session = byToken.get(token)
    if (!session) return
    byToken.delete(token)
    tokenById.delete(session.id)
  }

  return {
    epoch: () => epoch,
    get: (token) => byToken.get(token),
    put(token, session) {
      const oldest = byToken.keys().next()
      if (byToken.size >= maxSessions && !oldest.done) drop(oldest.value)
      byToken.set(token, session)
      tokenById.set(session.id, token)
    },
    forget(sessionId) {
      epoch += 1
      drop(tokenById.get(sessionId) ?? '')
    },
    clear() {
      epoch += 1
      byToken.clear()
      tokenById.clear()
    },
  }
}
