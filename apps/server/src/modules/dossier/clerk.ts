/** A colleague at work, and from where. */
export interface Clerk {
  staffId: string
  address: string
}

/** What the audit log is told of every look and note. */
export const entryOf = (by: Clerk, action: `member.${string}`, memberId: string) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind: 'member', id: memberId },
  address: by.address,
})
