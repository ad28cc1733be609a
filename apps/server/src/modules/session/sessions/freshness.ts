import type { Kit } from '#platform/kit'
import { freshSeconds } from '../rules.ts'
import { sessionStore } from '../store/sessions.ts'

/**
 * Step-up and forced-change state of a session, read from the database so that all processes agree.
 */
export function createFreshness({ database, clock }: Kit) {
  const store = sessionStore(database)
  return {
    /** Returns until when the session is fresh. */
    async markProved(sessionId: string): Promise<Date> {
      const now = clock.now()
      await store.markProved(sessionId, now)
      return new Date(now.getTime() + freshSeconds * 1000)
    },
    /** Whether the owner stepped up within the last minutes. */
    async isFresh(sessionId: string): Promise<boolean> {
      const provedAt = (await store.proofState(sessionId))?.provedAt
      return !!provedAt && clock.now().getTime() - provedAt.getTime() < freshSeconds * 1000
    },
    /** Whether the password used to sign in must be changed. */
    mustChange: async (sessionId: string): Promise<boolean> =>
      (await store.proofState(sessionId))?.mustChange ?? false,
  }
}
