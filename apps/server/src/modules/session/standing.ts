import type { Kit } from '#platform/kit'
import { freshSeconds } from './rules.ts'
import { sessionStore } from './store/sessions.ts'

/** What a session may do beyond being one, as every process sees it. */
export function createStanding({ database, clock }: Kit) {
  const store = sessionStore(database)
  return {
    /** Answers until when it is fresh. */
    async markProved(sessionId: string): Promise<Date> {
      const now = clock.now()
      await store.markProved(sessionId, now)
      return new Date(now.getTime() + freshSeconds * 1000)
    },
    /** Whether its owner has just proved to be there. */
    async isFresh(sessionId: string): Promise<boolean> {
      const provedAt = (await store.standing(sessionId))?.provedAt
      return !!provedAt && clock.now().getTime() - provedAt.getTime() < freshSeconds * 1000
    },
    /** The password it was begun with must be changed. */
    mustChange: async (sessionId: string): Promise<boolean> =>
      (await store.standing(sessionId))?.mustChange ?? false,
  }
}
