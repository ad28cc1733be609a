import type { PlayMode } from '@fairhouse/protocol/vendor'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { VendorRefused } from './rules.ts'
import type { StoredSession, VendorStore } from './store/index.ts'
import { playerIdOf } from './trial-player.ts'

const ticketSeconds = 60
const sessionHours = 12
const mostKept = 100_000

interface VendorSession extends StoredSession {
  playerId: string
}

export interface Ticket {
  vendor: string
  game: string
  memberId: string
  mode: PlayMode
  language: string | null
}

/** Tickets that launch a game, and the sessions that vendors make of them. */
export function vendorSessions({ random, clock }: Kit, store: VendorStore) {
  const known = new Map<string, VendorSession>()

  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  function keep(token: string, stored: StoredSession): VendorSession {
    const oldest = known.keys().next()
    if (known.size >= mostKept && !oldest.done) known.delete(oldest.value)
    const session = { ...stored, playerId: playerIdOf(stored.memberId, stored.mode) }
    known.set(token, session)
    return session
  }

  return {
    async ticketFor(asked: Ticket): Promise<string> {
      const ticket = random.token()
      const ticketUntil = later(ticketSeconds)
      const sessionUntil = later(sessionHours * 3600)
      await store.addTicket({ ...asked, ticket: fingerprint(ticket), ticketUntil, sessionUntil })
      return ticket
    },
    async redeem(vendor: string, ticket: string) {
      const token = random.token()
      const hashes = [fingerprint(ticket), fingerprint(token)] as const
      const stored = await store.redeem(vendor, ...hashes, clock.now())
      if (!stored) throw new VendorRefused('session_expired')
      return { token, session: keep(token, stored) }
    },
    /** Whoever sat there before plays no more. */
    async sitDown(token: string, session: VendorSession, seat: bigint): Promise<void> {
      await store.setSeat(fingerprint(token), seat)
      session.seat = String(seat)
    },
    /** The session of this vendor's, or a refusal. */
    async of(vendor: string, token: string): Promise<VendorSession> {
      let session = known.get(token)
      if (!session) {
        const stored = await store.session(fingerprint(token))
        session = stored && keep(token, stored)
      }
      if (session?.vendor !== vendor || session.until <= clock.now()) {
        throw new VendorRefused('session_expired')
      }
      return session
    },
    /** All games of a member, wherever they are open: nothing more is staked in them. */
    endAll: (memberId: string) => store.endSessions(memberId, clock.now()),
    /** What was known of a member's is looked up again. */
    forget(memberId: string): void {
      for (const [token, session] of known) if (session.memberId === memberId) known.delete(token)
    },
    forgetAll: () => known.clear(),
    /** Whether somebody may still be playing for fun. */
    isAnyTrial: () => store.isAnyTrial(clock.now()),
    sweep: () => store.sweepSessions(clock.now()),
  }
}

export type VendorSessions = ReturnType<typeof vendorSessions>
