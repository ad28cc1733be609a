import type { ActionOf } from '@fairhouse/protocol/audit'
import type { StaffActor } from '#platform/http'

/** Actor of a change: a staff member, or the schedule. */
export type By = StaffActor | 'time'

/** Common fields of the audit entries of a brand. */
export const auditEntry = (
  by: By,
  action: ActionOf<'brand'> | 'content.preview',
  brandId: string,
) => ({
  actor:
    by === 'time'
      ? ({ kind: 'system', id: null } as const)
      : ({ kind: 'staff', id: by.staffId } as const),
  action,
  subject: { kind: 'brand' as const, id: brandId },
  brandId,
  address: by === 'time' ? null : by.address,
})
