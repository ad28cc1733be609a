import * as z from 'zod/mini'
import { staffRoleNames } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import { Refusal } from '#platform/http'
import type { ApprovalAction } from './approvals.ts'
import { staffEntry } from './audit-entry.ts'
import { accountStore } from './store/accounts.ts'

const roleChange = z.strictObject({ staffId: z.uuid(), role: z.enum(staffRoleNames) })

export type RoleChange = z.output<typeof roleChange>

/** Grants or revokes a role; ends the staff member's sessions. */
export function createRoleChange(
  change: 'grant' | 'revoke',
  audit: AuditModule,
  endSessions: (staffId: string) => Promise<unknown>,
): ApprovalAction {
  return {
    staffConcerned: (payload) => roleChange.parse(payload).staffId,
    async execute({ payload }, second, transaction) {
      const { staffId, role } = roleChange.parse(payload)
      const accounts = accountStore(transaction)
      const account = await accounts.lock(staffId)
      if (!account || account.disabledAt) throw new Refusal('not_found')
      await accounts[change](staffId, role)
      const after = await accounts.byId(staffId)
      const roles = { before: { roles: account.roles }, after: { roles: after?.roles ?? [] } }
      const entry = { ...staffEntry(second, `staff.${change}_role`, staffId), ...roles }
      await audit.record(entry, transaction)
    },
    async afterCommit(payload) {
      await endSessions(roleChange.parse(payload).staffId)
    },
  }
}
