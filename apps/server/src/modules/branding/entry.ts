import type { ActionOf } from '@fairhouse/protocol/audit'
import type { Clerk } from '#platform/http'

/** Who did it: a colleague, or a time that one had set. */
export type By = Clerk | 'time'

/** What the audit log is told of every change of a brand. */
export const entryOf = (
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
