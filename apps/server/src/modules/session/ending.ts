import type { Executor } from '#platform/database'
import type { Remembered } from './remembered.ts'
import type { Sessions } from './sessions.ts'
import type { Tickets } from './tickets.ts'

interface Parts {
  remembered: Pick<Remembered, 'endAll'>
  tickets: Pick<Tickets, 'endAll'>
  sessions: Pick<Sessions, 'endAll' | 'endAllWithin'>
}

/** Everywhere and for good: what would open the account again goes too. */
export function endingOf({ remembered, tickets, sessions }: Parts) {
  return {
    async endAll(memberId: string, exceptSessionId?: string): Promise<number> {
      await remembered.endAll(memberId)
      await tickets.endAll(memberId)
      return sessions.endAll(memberId, exceptSessionId)
    },
    /** The same in somebody's transaction; the sessions are to be forgotten after the commit. */
    async endAllWithin(transaction: Executor, memberId: string): Promise<string[]> {
      await remembered.endAll(memberId, transaction)
      await tickets.endAll(memberId, transaction)
      return sessions.endAllWithin(transaction, memberId)
    },
  }
}
