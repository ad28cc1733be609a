import type { StoredSession } from './store/sessions.ts'

export interface CachedSession extends StoredSession {
  /** When its use was last written to the database. */
  writtenAt: Date
  /** The cookie half, after it has matched. */
  cookie?: Buffer
}

/** The sessions in use on this process, by their token. */
export interface SessionCache {
  /** Changes whenever a session is forgotten: what was read before may have ended since. */
  epoch(): number
  get(token: string): CachedSession | undefined
  put(token: string, session: CachedSession): void
  forget(sessionId: string): void
  clear(): void
}

const mostSessions = 100_000

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
      if (byToken.size >= mostSessions && !oldest.done) drop(oldest.value)
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
