import { marketRules, type MarketRules } from '@fairhouse/protocol/vendor'
import { StudioRefused, type Kit } from '#kit'
import { sessionStore } from './store.ts'

export type PlayMode = 'real' | 'trial'

/** Who plays which game, and by what the operator knows it. */
export interface Session {
  id: string
  seatId: string
  playerId: string
  game: string
  /** Of the game, as the player was shown it; null where nobody noted it. */
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
const mostKept = 50_000

export function createSessions({ database, random, locks, clock }: Kit) {
  const store = sessionStore(database)
  const known = new Map<string, Session>()

  function keep(token: string, session: Session) {
    const oldest = known.keys().next()
    if (known.size >= mostKept && !oldest.done) known.delete(oldest.value)
    known.set(token, session)
  }

  async function load(token: string): Promise<Session | undefined> {
    const stored = await store.find(locks.fingerprint(token))
    if (!stored) return undefined
    const rules = marketRules.parse(stored.rules)
    const walletSession = locks.unlock('session', stored.walletSession)
    const session = { ...stored, rules, walletSession }
    keep(token, session)
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
        token: locks.fingerprint(token),
        walletSession: locks.lock('session', facts.walletSession),
        at: now,
        until,
      })
      const session = { ...facts, id, until }
      keep(token, session)
      return { token, session }
    },
    knows: (token: string) => known.has(token),
    /** The session, at once where it is known; refused when it is over. */
    of(token: string): Session | Promise<Session> {
      const session = known.get(token)
      return session ? alive(session) : load(token).then(alive)
    },
    /** The operator no longer knows it. */
    async end(session: Session): Promise<void> {
      session.until = new Date(0)
      await store.end(session.id, clock.now())
    },
  }

  function alive(session: Session | undefined): Session {
    if (!session || session.until <= clock.now()) throw new StudioRefused('session_expired')
    return session
  }
}
