import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { VendorRefused } from './rules.ts'
import type { StoredSession, VendorStore } from './store.ts'

const ticketSeconds = 60
const sessionHours = 12
const mostKept = 100_000

/** Tickets that launch a game, and the sessions that vendors make of them. */
export function vendorSessions({ random, clock }: Kit, store: VendorStore) {
  const known = new Map<string, StoredSession>()

  const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

  function keep(token: string, session: StoredSession) {
    const oldest = known.keys().next()
    if (known.size >= mostKept && !oldest.done) known.delete(oldest.value)
    known.set(token, session)
  }

  return {
    async ticketFor(vendor: string, game: string, memberId: string): Promise<string> {
      const ticket = random.token()
      const ticketUntil = later(ticketSeconds)
      const sessionUntil = later(sessionHours * 3600)
      const row = { ticket: fingerprint(ticket), vendor, game, memberId }
      await store.addTicket({ ...row, ticketUntil, sessionUntil })
      return ticket
    },
    async redeem(vendor: string, ticket: string) {
      const token = random.token()
      const hashes = [fingerprint(ticket), fingerprint(token)] as const
      const session = await store.redeem(vendor, ...hashes, clock.now())
      if (!session) throw new VendorRefused('session_expired')
      keep(token, session)
      return { token, session }
    },
    /** The session of this vendor's, or a refusal. */
    async of(vendor: string, token: string): Promise<StoredSession> {
      let session = known.get(token)
      if (!session) {
        session = await store.session(fingerprint(token))
        if (session) keep(token, session)
      }
      if (session?.vendor !== vendor || session.until <= clock.now()) {
        throw new VendorRefused('session_expired')
      }
      return session
    },
    sweep: () => store.sweepSessions(clock.now()),
  }
}

export type VendorSessions = ReturnType<typeof vendorSessions>
