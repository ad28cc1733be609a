import * as z from 'zod/mini'
import type { AuditModule } from '#modules/audit'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/http'
import { actionOf } from './action-of.ts'
import type { ApprovalWork } from './approvals.ts'
import { enrolmentDeadline } from './rules.ts'
import { accountStore } from './store/accounts.ts'
import { factorStore } from './store/factors.ts'

const factorReset = z.strictObject({ staffId: z.uuid() })

export type FactorReset = z.output<typeof factorReset>

/** Takes a colleague's second factor away; its owner sets up another at the next sign-in. */
export function factorResetWork(
  clock: Clock,
  audit: AuditModule,
  endSessions: (staffId: string) => Promise<unknown>,
): ApprovalWork {
  return {
    concerns: (payload) => factorReset.parse(payload).staffId,
    async carryOut({ payload, reason }, second, transaction) {
      const { staffId } = factorReset.parse(payload)
      const account = await accountStore(transaction).lock(staffId)
      if (!account || account.disabledAt) throw new Refusal('not_found')
      await factorStore(transaction).reset(staffId, enrolmentDeadline(clock.now()))
      await audit.record(
        { ...actionOf(second, 'staff.reset_factor', staffId), reason },
        transaction,
      )
    },
    async afterwards(payload) {
      await endSessions(factorReset.parse(payload).staffId)
    },
  }
}
