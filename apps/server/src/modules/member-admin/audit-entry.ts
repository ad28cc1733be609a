import type { ActionOf } from '@fairhouse/protocol/audit'
import type { StaffActor } from '#platform/http'
/** Audit entry for a staff action on a member. */
export const auditEntry = (by: StaffActor, action: ActionOf<'member'>, memberId: string) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind: 'member' as const, id: memberId },
  address: by.address,
})
