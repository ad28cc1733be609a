import type { GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { createSessionCache } from './cache.ts'
import { isOver, writeSeenSeconds } from './rules.ts'
import { sessionStore, type StoredSession } from './store.ts'

export interface Halves {
  token: string
  cookieHalf: string
}

export interface SessionEvents {
  'session.ended': { sessionId: string }
}

export type Sessions = ReturnType<typeof createSessions>

export function createSessions({ database, random, clock, bus, log }: Kit) {
  const store = sessionStore(database)
  const cache = createSessionCache()
  const writes = new Set<Promise<void>>()

  /** A lost bus could hide that a session was ended elsewhere: then only the database counts. */
  function cached(key: string): StoredSession | undefined {
    const session = bus.connected() ? cache.get(key) : undefined
    return session && !isOver(session, clock.now()) ? session : undefined
  }

  async function lookUp(key: string, tokenHash: Buffer): Promise<StoredSession | undefined> {
    const session = await store.byToken(tokenHash)
    if (!session || isOver(session, clock.now())) return undefined
    cache.put(key, session)
    return session
  }

  function admit(session: StoredSession, cookie: string): GateSession | undefined {
    if (!sameBytes(session.cookieHash, fingerprint(cookie))) return undefined
    const now = clock.now()
    if (now.getTime() - session.seenAt.getTime() >= writeSeenSeconds * 1000) {
      session.seenAt = now
      writeSeen(session.id, now)
    }
    return session
  }

  function writeSeen(id: string, now: Date) {
    const write = store
      .markSeen(id, now)
      .catch((error: unknown) => log.warn({ err: error }, 'could not note the use of a session'))
      .finally(() => writes.delete(write))
    writes.add(write)
  }

  return {
    find(token: string, cookie: string) {
      const tokenHash = fingerprint(token)
      const key = tokenHash.toString('base64')
      const known = cached(key)
      if (known) return admit(known, cookie)
      return lookUp(key, tokenHash).then((session) => session && admit(session, cookie))
    },
    isKnown: (token: string) => cached(fingerprint(token).toString('base64')) !== undefined,
    async start(session: Omit<GateSession, 'id'>): Promise<Halves> {
      const [token, cookieHalf] = [random.token(), random.token()]
      const [id, now] = [random.orderedId(), clock.now()]
      const hashes = { tokenHash: fingerprint(token), cookieHash: fingerprint(cookieHalf) }
      await store.add({ ...session, ...hashes, id, createdAt: now, seenAt: now })
      return { token, cookieHalf }
    },
    async end(id: string): Promise<void> {
      await store.remove(id)
      cache.forget(id)
      await bus.publish('session.ended', { sessionId: id })
    },
    forget: (id: string) => cache.forget(id),
    forgetAll: () => cache.clear(),
    /** Timed work: takes away what is over and tells every process. */
    async sweep(): Promise<void> {
      for (const id of await store.removeOver(clock.now())) {
        await bus.publish('session.ended', { sessionId: id })
      }
    },
    async close(): Promise<void> {
      await Promise.all(writes)
    },
  }
}
