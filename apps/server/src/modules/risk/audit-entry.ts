import type { ActionOf, AuditSubject } from '@fairhouse/protocol/audit'
import type { StaffActor } from '#platform/http'

/** Audit entry for a staff action in this module. */
export const auditEntry = (
  by: StaffActor,
  action: ActionOf<'risk'>,
  kind: AuditSubject,
  id: string,
) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind, id },
  address: by.address,
})
