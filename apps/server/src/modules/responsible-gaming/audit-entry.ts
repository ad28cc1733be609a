import type { ActionOf, AuditSubject } from '@fairhouse/protocol/audit'
import type { MemberModule } from '#modules/member'
import { Refusal, type StaffActor } from '#platform/http'

/** Audit entry for a staff action in this module. */
export const auditEntry = (
  by: StaffActor,
  action: ActionOf<'safety'>,
  kind: AuditSubject,
  id: string,
) => ({
  actor: { kind: 'staff', id: by.staffId } as const,
  action,
  subject: { kind, id },
  address: by.address,
})

export async function requireBrandId({ find }: Pick<MemberModule, 'find'>, memberId: string) {
  const account = await find(memberId)
  if (!account) throw new Refusal('not_found')
  return account.brandId
}
