import type { GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { createSessionCache, type CachedSession } from './cache.ts'
import { isOver, writeSeenSeconds } from './rules.ts'
import { sessionStore } from './store.ts'

export interface Halves {
  token: string
  cookieHalf: string
}

export type Sessions = ReturnType<typeof createSessions>

export function createSessions({ database, random, clock, bus, log }: Kit) {
  const store = sessionStore(database)
  const cache = createSessionCache()
  const writes = new Set<Promise<void>>()

  /** A lost bus could hide that a session was ended elsewhere: then only the database counts. */
  function cached(token: string): CachedSession | undefined {
    const session = bus.connected() ? cache.get(token) : undefined
    return session && !isOver(session, clock.now()) ? session : undefined
  }

  function admit(session: CachedSession, cookie: string): GateSession | undefined {
    if (!isItsCookie(session, cookie)) return undefined
    const now = clock.now()
    session.seenAt = now
    if (now.getTime() - session.writtenAt.getTime() >= writeSeenSeconds * 1000) {
      session.writtenAt = now
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
    known(token: string, cookie: string): GateSession | undefined | 'unknown' {
      const session = cached(token)
      return session ? admit(session, cookie) : 'unknown'
    },
    async lookUp(token: string, cookie: string): Promise<GateSession | undefined> {
      const epoch = cache.epoch()
      const stored = await store.byToken(fingerprint(token))
      if (!stored || isOver(stored, clock.now())) return undefined
      const session = { ...stored, writtenAt: stored.seenAt }
      if (cache.epoch() === epoch) cache.put(token, session)
      return admit(session, cookie)
    },
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
    },
    forget: (id: string) => cache.forget(id),
    forgetAll: () => cache.clear(),
    /** Timed work: takes away what is over. */
    sweep: () => store.removeOver(clock.now()),
    async close(): Promise<void> {
      await Promise.all(writes)
    },
  }
}

/** Once a cookie has matched, the same text needs no hashing again. */
function isItsCookie(session: CachedSession, cookie: string): boolean {
  const given = Buffer.from(cookie)
  if (session.cookie) return sameBytes(session.cookie, given)
  if (!sameBytes(session.cookieHash, fingerprint(cookie))) return false
  session.cookie = given
  return true
}
