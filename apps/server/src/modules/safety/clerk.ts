import type { ActionOf, AuditSubject } from '@fairhouse/protocol/audit'
import type { MemberModule } from '#modules/member'
import { Refusal, type Clerk } from '#platform/http'

/** What the audit log is told of every action here. */
export const entryOf = (by: Clerk, action: ActionOf<'safety'>, kind: AuditSubject, id: string) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind, id },
  address: by.address,
})

export async function brandOf({ find }: Pick<MemberModule, 'find'>, memberId: string) {
  const account = await find(memberId)
  if (!account) throw new Refusal('not_found')
  return account.brandId
}
