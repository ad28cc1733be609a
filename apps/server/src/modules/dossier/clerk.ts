import type { ActionOf } from '@fairhouse/protocol/audit'
import type { Clerk } from '#platform/http'
/** What the audit log is told of every look and note. */
export const entryOf = (by: Clerk, action: ActionOf<'member'>, memberId: string) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind: 'member' as const, id: memberId },
  address: by.address,
})
