import type { AuditModule } from '#modules/audit'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { approved, claimed, givenBack, heldOf, rejected, type Progress } from '../lifecycle.ts'
import { auditEntry, type Decisions } from './decide.ts'
import type { createPay } from '../payout/pay.ts'
import type { PayoutSender } from '../payout/send-payout.ts'
import type { Separation } from './separation-of-duties.ts'
import { requestStore, type Withdrawal } from '../store/requests.ts'
import type { Notifier } from '../notify.ts'

interface Deps {
  kit: Kit
  audit: AuditModule
  decisions: Decisions
  pay: ReturnType<typeof createPay>
  sender: PayoutSender
  separation: Separation
  notifier: Notifier
}

const free = { claimedBy: null, claimedAt: null }

/** Staff actions on withdrawals: one colleague at a time, each action in the audit log. */
export function createWithdrawalReview({
  kit,
  audit,
  decisions,
  pay,
  sender,
  separation,
  notifier,
}: Deps) {
  const { decide, own } = decisions

  /** Returns the whole held amount. */
  async function back(id: string, by: StaffActor, reason: string, kind: 'reject' | 'giveBack') {
    const progress: (before: Progress) => Progress = kind === 'reject' ? rejected : givenBack
    const after = await decide(id, by, kind === 'reject' ? 'reject' : 'return', {
      move: kind,
      reason,
      ...(kind === 'giveBack' && {
        check: (transaction: Executor, before: Withdrawal) =>
          separation.requireReturner(transaction, before, by.staffId),
      }),
      after: (before) => ({
        ...before,
        ...progress(before),
        ...free,
        reason,
        backDue: heldOf(before),
      }),
    })
    await sender.settleBack(after)
    await notifier.notifyMoved(after, kind)
  }

  return {
    claim: (id: string, by: StaffActor) =>
      decide(id, by, 'claim', {
        move: 'claim',
        after: (before) => ({ ...before, ...claimed(before), ...own(by) }),
      }),
    release: (id: string, by: StaffActor) =>
      decide(id, by, 'release', { move: 'claim', after: (before) => ({ ...before, ...free }) }),
    async approve(id: string, by: StaffActor): Promise<void> {
      const after = await decide(id, by, 'approve', {
        move: 'approve',
        after: (before) => ({ ...before, ...approved(before), ...free, approvedBy: by.staffId }),
      })
      await notifier.notifyMoved(after, 'approve')
    },
    reject: (id: string, reason: string, by: StaffActor) => back(id, by, reason, 'reject'),
    giveBack: (id: string, reason: string, by: StaffActor) => back(id, by, reason, 'giveBack'),
    pay,
    async read(id: string, by: StaffActor): Promise<Withdrawal> {
      const found = await requestStore(kit.database.db).find(id)
      if (!found) throw new Refusal('not_found')
      await audit.record(auditEntry(by, 'read', found))
      return found
    },
  }
}
