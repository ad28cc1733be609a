import type { ActionOf } from '@fairhouse/protocol/audit'
import type { AuditEntry } from '#modules/audit'
import type { StaffActor } from '#platform/http'

/** The template or campaign concerned. */
interface About {
  brandId: string
  kind: 'template' | 'mailing'
  id: string
}

/** The audit entry of a change; `work` is the background job. */
export const campaignEntry = (
  by: StaffActor | 'work',
  action: ActionOf<'message'>,
  { brandId, kind, id }: About,
): AuditEntry => ({
  actor: by === 'work' ? { kind: 'system', id: null } : { kind: 'staff', id: by.staffId },
  action,
  subject: { kind, id },
  brandId,
  address: by === 'work' ? null : by.address,
})
