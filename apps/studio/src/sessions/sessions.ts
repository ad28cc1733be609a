import { marketRules, type MarketRules } from '@fairhouse/protocol/vendor'
import { StudioRefused, type Kit } from '#kit'
import { sessionStore } from './store.ts'

export type PlayMode = 'real' | 'trial'

/** A player's session in one game, with the operator's session. */
export interface Session {
  id: string
  seatId: string
  playerId: string
  game: string
  /** Version of the game that the player was shown; null for older sessions. */
  version: number | null
  mode: PlayMode
  walletSession: string
  brand: string
  currency: string
  country: string
  language: string
  rules: MarketRules
  until: Date
}

export type Sessions = ReturnType<typeof createSessions>

const sessionHours = 12
const tokenBytes = 32
const maxCached = 50_000

export function createSessions({ database, random, encryption, clock }: Kit) {
  const store = sessionStore(database)
  const cache = new Map<string, Session>()

  function addToCache(token: string, session: Session) {
    const oldest = cache.keys().next()
    if (cache.size >= maxCached && !oldest.done) cache.delete(oldest.value)
    cache.set(token, session)
  }

  async function load(token: string): Promise<Session | undefined> {
    const stored = await store.find(encryption.fingerprint(token))
    if (!stored) return undefined
    const rules = marketRules.parse(stored.rules)
    const walletSession = encryption.decrypt('session', stored.walletSession)
    const session = { ...stored, rules, walletSession }
    addToCache(token, session)
    return session
  }

  return {
    async start(
      facts: Omit<Session, 'id' | 'until'>,
    ): Promise<{ token: string; session: Session }> {
      const token = random.bytes(tokenBytes).toString('base64url')
      const now = clock.now()
      const until = new Date(now.getTime() + sessionHours * 3_600_000)
      const id = await store.add({
        ...facts,
        token: encryption.fingerprint(token),
        walletSession: encryption.encrypt('session', facts.walletSession),
        at: now,
        until,
      })
      const session = { ...facts, id, until }
      addToCache(token, session)
      return { token, session }
    },
    knows: (token: string) => cache.has(token),
    /** Returns the session, synchronously if cached. Throws if it has ended. */
    of(token: string): Session | Promise<Session> {
      const session = cache.get(token)
      return session ? requireAlive(session) : load(token).then(requireAlive)
    },
    /** Ends a session that the operator has ended. */
    async end(session: Session): Promise<void> {
      session.until = new Date(0)
      await store.end(session.id, clock.now())
    },
  }

  function requireAlive(session: Session | undefined): Session {
    if (!session || session.until <= clock.now()) throw new StudioRefused('session_expired')
    return session
  }
}
