import type { PlayMode } from '@fairhouse/protocol/vendor'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { ProviderRefused } from '../wallet-api/refusals.ts'
import type { StoredSession, ProviderStore } from '../store/index.ts'
import { playerIdOf } from '../wallet-api/player-ids.ts'

const ticketSeconds = 60
const sessionHours = 12
const maxCached = 100_000

interface GameSession extends StoredSession {
  playerId: string
}

export interface TicketRequest {
  vendor: string
  game: string
  memberId: string
  mode: PlayMode
  language: string | null
}

/** Launch tickets, and the game sessions that providers redeem them for. */
export function createGameSessions({ random, clock }: Kit, store: ProviderStore) {
  const known = new Map<string, GameSession>()

  const secondsFromNow = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  function remember(token: string, stored: StoredSession): GameSession {
    const oldest = known.keys().next()
    if (known.size >= maxCached && !oldest.done) known.delete(oldest.value)
    const session = { ...stored, playerId: playerIdOf(stored.memberId, stored.mode) }
    known.set(token, session)
    return session
  }

  async function find(token: string): Promise<GameSession | undefined> {
    const session = known.get(token)
    if (session) return session
    const stored = await store.session(fingerprint(token))
    return stored && remember(token, stored)
  }

  return {
    async issueTicket(request: TicketRequest): Promise<string> {
      const ticket = random.token()
      const ticketUntil = secondsFromNow(ticketSeconds)
      const sessionUntil = secondsFromNow(sessionHours * 3600)
      await store.addTicket({ ...request, ticket: fingerprint(ticket), ticketUntil, sessionUntil })
      return ticket
    },
    async redeem(vendor: string, ticket: string) {
      const token = random.token()
      const hashes = [fingerprint(ticket), fingerprint(token)] as const
      const stored = await store.redeem(vendor, ...hashes, clock.now())
      if (!stored) throw new ProviderRefused('session_expired')
      return { token, session: remember(token, stored) }
    },
    /** Makes this the player's only active game; earlier sessions can no longer stake. */
    async setSeat(token: string, session: GameSession, seat: bigint): Promise<void> {
      await store.setSeat(fingerprint(token), seat)
      session.seat = String(seat)
    },
    /** The provider's session; refuses if unknown or expired. */
    async requireSession(vendor: string, token: string): Promise<GameSession> {
      const session = await find(token)
      if (session?.vendor !== vendor || session.until <= clock.now()) {
        throw new ProviderRefused('session_expired')
      }
      return session
    },
    /** The player of the provider's session, which may have ended. */
    async ownerOf(vendor: string, token: string): Promise<string> {
      const session = await find(token)
      if (session?.vendor !== vendor) throw new ProviderRefused('session_expired')
      return session.playerId
    },
    /** Ends all game sessions of a member: no further stakes. */
    endAll: (memberId: string) => store.endSessions(memberId, clock.now()),
    /** Drops the member's sessions from the cache. */
    forget(memberId: string): void {
      for (const [token, session] of known) if (session.memberId === memberId) known.delete(token)
    },
    forgetAll: () => known.clear(),
    /** Whether any play-money session may still be active. */
    isAnyTrial: () => store.isAnyTrial(clock.now()),
    sweep: () => store.sweepSessions(clock.now()),
  }
}

export type GameSessions = ReturnType<typeof createGameSessions>
