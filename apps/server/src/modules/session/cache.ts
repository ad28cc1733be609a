import type { StoredSession } from './store.ts'

/** The sessions in use on this process, by the fingerprint of their token. */
export interface SessionCache {
  get(key: string): StoredSession | undefined
  put(key: string, session: StoredSession): void
  forget(sessionId: string): void
  clear(): void
}

const mostSessions = 100_000

export function createSessionCache(): SessionCache {
  const byKey = new Map<string, StoredSession>()
  const keyById = new Map<string, string>()

  function drop(key: string) {
    const session = byKey.get(key)
    if (!session) return
    byKey.delete(key)
    keyById.delete(session.id)
  }

  return {
    get: (key) => byKey.get(key),
    put(key, session) {
      const oldest = byKey.keys().next()
      if (byKey.size >= mostSessions && !oldest.done) drop(oldest.value)
      byKey.set(key, session)
      keyById.set(session.id, key)
    },
    forget: (sessionId) => drop(keyById.get(sessionId) ?? ''),
    clear() {
      byKey.clear()
      keyById.clear()
    },
  }
}
