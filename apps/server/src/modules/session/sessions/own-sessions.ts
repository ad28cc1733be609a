import type { Executor } from '#platform/database'
import type { Session } from '../rules.ts'
import type { ListedSession, sessionStore } from '../store/sessions.ts'

interface Deps {
  store: ReturnType<typeof sessionStore>
  forget(id: string): void
  hasExpired(session: Session): boolean
}

/** A subject lists and ends its own sessions. */
export function createOwnSessions({ store, forget, hasExpired }: Deps) {
  return {
    /** Ends one of the subject's own sessions; false when it has none with that id. */
    async endOne(subjectId: string, id: string): Promise<boolean> {
      const ended = await store.removeOne(subjectId, id)
      if (ended) forget(id)
      return ended
    },
    /** Returns how many sessions ended. */
    async endAll(subjectId: string, exceptId?: string): Promise<number> {
      const ids = await store.removeAll(subjectId, exceptId ?? null)
      for (const id of ids) forget(id)
      return ids.length
    },
    /** Inside the caller's transaction, which forgets the returned ids after its commit. */
    endAllWithin: (within: Executor, subjectId: string): Promise<string[]> =>
      store.removeAll(subjectId, null, within),
    /** Sessions that have not expired, most recently used first. */
    async listOf(subjectId: string): Promise<ListedSession[]> {
      const all = await store.allOf(subjectId)
      return all.filter((session) => !hasExpired(session))
    },
  }
}
