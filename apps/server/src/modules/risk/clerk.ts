import type { ActionOf, AuditSubject } from '@fairhouse/protocol/audit'
import type { Clerk } from '#platform/http'

/** What the audit log is told of every action here. */
export const entryOf = (by: Clerk, action: ActionOf<'risk'>, kind: AuditSubject, id: string) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind, id },
  address: by.address,
})
