import type { ActionOf } from '@fairhouse/protocol/audit'
import type { AuditEntry } from '#modules/audit'
import type { Clerk } from '#platform/http'

/** Where it belongs: a template or a letter of a brand. */
interface About {
  brandId: string
  kind: 'template' | 'mailing'
  id: string
}

/** What the log is told of every change; `work` is what goes on by itself. */
export const entryOf = (
  by: Clerk | 'work',
  action: ActionOf<'message'>,
  { brandId, kind, id }: About,
): AuditEntry => ({
  actor: by === 'work' ? { kind: 'system', id: null } : { kind: 'staff', id: by.staffId },
  action,
  subject: { kind, id },
  brandId,
  address: by === 'work' ? null : by.address,
})
