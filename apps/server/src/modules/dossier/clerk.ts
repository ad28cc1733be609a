import type { Clerk } from '#platform/http'
/** What the audit log is told of every look and note. */
export const entryOf = (by: Clerk, action: `member.${string}`, memberId: string) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind: 'member', id: memberId },
  address: by.address,
})
