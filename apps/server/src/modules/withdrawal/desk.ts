import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import { approved, claimed, gaveBack, heldOf, rejected, type Course } from './course.ts'
import { entryOf, type Moving } from './moving.ts'
import type { payingOf } from './paying.ts'
import type { Sending } from './sending.ts'
import type { Separation } from './separation.ts'
import { requestStore, type Withdrawal } from './store/requests.ts'
import type { Tell } from './tell.ts'

interface Parts {
  kit: Kit
  audit: AuditModule
  moving: Moving
  pay: ReturnType<typeof payingOf>
  sending: Sending
  separation: Separation
  tell: Tell
}

const free = { claimedBy: null, claimedAt: null }

/** What staff do with withdrawals: one colleague at a time, and the audit log says who. */
export function createDesk({ kit, audit, moving, pay, sending, separation, tell }: Parts) {
  const { decide, own } = moving

  /** All that is on hold goes back. */
  async function back(id: string, by: Clerk, reason: string, kind: 'reject' | 'giveBack') {
    const course: (before: Course) => Course = kind === 'reject' ? rejected : gaveBack
    const after = await decide(id, by, kind === 'reject' ? 'reject' : 'return', {
      move: kind,
      reason,
      ...(kind === 'giveBack' && {
        check: (transaction: Executor, before: Withdrawal) =>
          separation.requireReturner(transaction, before, by.staffId),
      }),
      after: (before) => ({
        ...before,
        ...course(before),
        ...free,
        reason,
        backDue: heldOf(before),
      }),
    })
    await sending.settleBack(after)
    await tell.moved(after, kind)
  }

  return {
    claim: (id: string, by: Clerk) =>
      decide(id, by, 'claim', {
        move: 'claim',
        after: (before) => ({ ...before, ...claimed(before), ...own(by) }),
      }),
    release: (id: string, by: Clerk) =>
      decide(id, by, 'release', { move: 'claim', after: (before) => ({ ...before, ...free }) }),
    async approve(id: string, by: Clerk): Promise<void> {
      const after = await decide(id, by, 'approve', {
        move: 'approve',
        after: (before) => ({ ...before, ...approved(before), ...free, approvedBy: by.staffId }),
      })
      await tell.moved(after, 'approve')
    },
    reject: (id: string, reason: string, by: Clerk) => back(id, by, reason, 'reject'),
    giveBack: (id: string, reason: string, by: Clerk) => back(id, by, reason, 'giveBack'),
    pay,
    async read(id: string, by: Clerk): Promise<Withdrawal> {
      const found = await requestStore(kit.database.db).find(id)
      if (!found) throw new Refusal('not_found')
      await audit.record(entryOf(by, 'read', found))
      return found
    },
  }
}
