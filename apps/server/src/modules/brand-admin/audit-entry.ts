import type { ActionOf } from '@fairhouse/protocol/audit'
import type { StaffActor } from '#platform/http'

/** Actor of a change: a staff member, the schedule, or a command of the operator. */
export type By = StaffActor | 'time' | 'command'

export const staffOf = (by: By): string | null => (typeof by === 'string' ? null : by.staffId)

/** Common fields of the audit entries of a brand. */
export const auditEntry = (
  by: By,
  action: ActionOf<'brand'> | 'content.preview',
  brandId: string,
) => ({
  actor:
    typeof by === 'string'
      ? ({ kind: 'system', id: null } as const)
      : ({ kind: 'staff', id: by.staffId } as const),
  action,
  subject: { kind: 'brand' as const, id: brandId },
  brandId,
  address: typeof by === 'string' ? null : by.address,
})
