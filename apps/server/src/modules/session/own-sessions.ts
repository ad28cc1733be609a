import type { Executor } from '#platform/database'
import type { Session } from './rules.ts'
import type { ListedSession, sessionStore } from './store/sessions.ts'

interface Parts {
  store: ReturnType<typeof sessionStore>
  forget(id: string): void
  isOver(session: Session): boolean
}

/** What a subject sees and does with the sessions it has. */
export function ownSessions({ store, forget, isOver }: Parts) {
  return {
    /** One of the subject's own; false when there is none of that id. */
    async endOne(subjectId: string, id: string): Promise<boolean> {
      const ended = await store.removeOne(subjectId, id)
      if (ended) forget(id)
      return ended
    },
    /** Answers how many there were. */
    async endAll(subjectId: string, exceptId?: string): Promise<number> {
      const ids = await store.removeAll(subjectId, exceptId ?? null)
      for (const id of ids) forget(id)
      return ids.length
    },
    /** In somebody's transaction; answers which there were, to be forgotten after the commit. */
    endAllWithin: (within: Executor, subjectId: string): Promise<string[]> =>
      store.removeAll(subjectId, null, within),
    /** Those not over, latest in use first. */
    async listOf(subjectId: string): Promise<ListedSession[]> {
      const all = await store.allOf(subjectId)
      return all.filter((session) => !isOver(session))
    },
  }
}
