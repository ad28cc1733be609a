import type { BrandModule } from '#modules/brand'
import type { MemberModule } from '#modules/member'
import type { GateSession } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint, sameBytes } from '#platform/secrets'
import { createSessionCache, type CachedSession } from './cache.ts'
import {
  isExpired,
  officeLimits,
  seenWriteInterval,
  type SessionLimits,
  type Session,
} from '../rules.ts'
import { createOwnSessions } from './own-sessions.ts'
import { entryStore, type Entry } from '../store/entries.ts'
import { sessionStore, type Origin } from '../store/sessions.ts'

export interface SessionTokens {
  token: string
  cookieHalf: string
}

export interface NewSessionRequest extends Omit<GateSession, 'id'> {
  place?: Origin
  /** The password used to sign in must be changed. */
  mustChange?: boolean
  entry?: Entry | undefined
}

export type Sessions = ReturnType<typeof createSessions>

const unknownOrigin: Origin = { userAgent: '', address: '', country: null }

interface Deps {
  brands: Pick<BrandModule, 'all' | 'byId'>
  member: Pick<MemberModule, 'markSeen'>
}

export function createSessions(kit: Kit, { brands, member }: Deps) {
  const { database, random, clock, bus, log } = kit
  const store = sessionStore(database)
  const entries = entryStore(database)
  const cache = createSessionCache()
  const writer = createSeenWriter(store, member, log)

  function limitsOf({ brandId }: GateSession): SessionLimits {
    return brandId === null ? officeLimits : brands.byId(brandId).accounts
  }

  const hasExpired = (session: Session) => isExpired(session, limitsOf(session), clock.now())

  /** Without the bus we miss sessions ended by other processes, so only the database counts. */
  function cached(token: string): CachedSession | undefined {
    const session = bus.connected() ? cache.get(token) : undefined
    return session && !hasExpired(session) ? session : undefined
  }

  function admit(session: CachedSession, cookie: string): GateSession | undefined {
    if (!matchesCookie(session, cookie)) return undefined
    const now = clock.now()
    session.seenAt = now
    const unwrittenMs = now.getTime() - session.writtenAt.getTime()
    if (unwrittenMs >= seenWriteInterval(limitsOf(session)) * 1000) {
      session.writtenAt = now
      writer.write(session, now)
    }
    return session
  }

  return {
    known(token: string, cookie: string): GateSession | undefined | 'unknown' {
      const session = cached(token)
      return session ? admit(session, cookie) : 'unknown'
    },
    async lookUp(token: string, cookie: string): Promise<GateSession | undefined> {
      const epoch = cache.epoch()
      const stored = await store.byToken(fingerprint(token))
      if (!stored || hasExpired(stored)) return undefined
      const session = { ...stored, writtenAt: stored.seenAt }
      if (cache.epoch() === epoch) cache.put(token, session)
      return admit(session, cookie)
    },
    async start(request: NewSessionRequest): Promise<SessionTokens> {
      const { place = unknownOrigin, mustChange = false, entry, ...who } = request
      const [token, cookieHalf] = [random.token(), random.token()]
      const [id, now] = [random.orderedId(), clock.now()]
      const hashes = { tokenHash: fingerprint(token), cookieHash: fingerprint(cookieHalf) }
      const times = { createdAt: now, seenAt: now }
      const row = { ...who, ...place, ...hashes, ...times, id, mustChange }
      await (entry ? entries.add(row, entry) : store.add(row))
      return { token, cookieHalf }
    },
    async end(id: string): Promise<void> {
      await store.remove(id)
      cache.forget(id)
    },
    ...createOwnSessions({ store, forget: cache.forget, hasExpired }),
    forget: (id: string) => cache.forget(id),
    forgetAll: () => cache.clear(),
    /** Timed work: removes expired rows. */
    async sweep(): Promise<void> {
      const ofBrands = brands.all().map(({ id, accounts }) => ({ brandId: id, ...accounts }))
      await store.removeOver(clock.now(), [{ brandId: null, ...officeLimits }, ...ofBrands])
    },
    close: () => writer.close(),
  }
}

/** Writes the use of sessions and accounts in the background, off the request path. */
function createSeenWriter(
  store: ReturnType<typeof sessionStore>,
  member: Deps['member'],
  log: Kit['log'],
) {
  const writes = new Set<Promise<void>>()
  return {
    write({ id, kind, subjectId }: GateSession, now: Date) {
      const isMember = kind !== 'staff'
      const write = store
        .markSeen(id, now)
        .then(() => (isMember ? member.markSeen(subjectId) : undefined))
        .catch((error: unknown) => log.warn({ err: error }, 'could not note the use of a session'))
        .finally(() => writes.delete(write))
      writes.add(write)
    },
    async close(): Promise<void> {
      await Promise.all(writes)
    },
  }
}

/** A cookie that matched once is compared as text, without hashing. */
function matchesCookie(session: CachedSession, cookie: string): boolean {
  const given = Buffer.from(cookie)
  if (session.cookie) return sameBytes(session.cookie, given)
  if (!sameBytes(session.cookieHash, fingerprint(cookie))) return false
  session.cookie = given
  return true
}
