import * as z from 'zod/mini'
import type { AuditModule } from '#modules/audit'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/http'
import { staffEntry } from './audit-entry.ts'
import type { ApprovalAction } from './approvals.ts'
import { enrolmentDeadline } from './rules.ts'
import { accountStore } from './store/accounts.ts'
import { mfaStore } from './store/mfa.ts'

const mfaReset = z.strictObject({ staffId: z.uuid() })

export type MfaReset = z.output<typeof mfaReset>

/** Removes a staff member's second factor; the owner sets up another at the next sign-in. */
export function createMfaReset(
  clock: Clock,
  audit: AuditModule,
  endSessions: (staffId: string) => Promise<unknown>,
): ApprovalAction {
  return {
    staffConcerned: (payload) => mfaReset.parse(payload).staffId,
    async execute({ payload, reason }, second, transaction) {
      const { staffId } = mfaReset.parse(payload)
      const account = await accountStore(transaction).lock(staffId)
      if (!account || account.disabledAt) throw new Refusal('not_found')
      await mfaStore(transaction).reset(staffId, enrolmentDeadline(clock.now()))
      await audit.record(
        { ...staffEntry(second, 'staff.reset_factor', staffId), reason },
        transaction,
      )
    },
    async afterCommit(payload) {
      await endSessions(mfaReset.parse(payload).staffId)
    },
  }
}
