import type { Executor } from '#platform/database'
import type { Remembered } from '../sign-in/remembered.ts'
import type { Sessions } from './sessions.ts'
import type { Tickets } from '../sign-in/tickets.ts'

interface Deps {
  remembered: Pick<Remembered, 'endAll'>
  tickets: Pick<Tickets, 'endAll'>
  sessions: Pick<Sessions, 'endAll' | 'endAllWithin'>
}

/**
 * Ends all sessions, and all that could open the account again: remembered browsers and tickets.
 */
export function createEndAll({ remembered, tickets, sessions }: Deps) {
  return {
    async endAll(memberId: string, exceptSessionId?: string): Promise<number> {
      await remembered.endAll(memberId)
      await tickets.endAll(memberId)
      return sessions.endAll(memberId, exceptSessionId)
    },
    /** Inside the caller's transaction, which forgets the returned sessions after its commit. */
    async endAllWithin(transaction: Executor, memberId: string): Promise<string[]> {
      await remembered.endAll(memberId, transaction)
      await tickets.endAll(memberId, transaction)
      return sessions.endAllWithin(transaction, memberId)
    },
  }
}
