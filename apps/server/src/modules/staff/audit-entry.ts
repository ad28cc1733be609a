import type { StaffActor } from '#platform/http'
import type { ActionOf } from '@fairhouse/protocol/audit'
import type { AuditEntry } from '#modules/audit'

/** The common part of the audit entries about staff accounts. */
export function staffEntry(
  by: StaffActor | 'system',
  action: ActionOf<'staff'>,
  id: string,
): AuditEntry {
  const subject = { kind: 'staff' as const, id }
  if (by === 'system') return { actor: { kind: 'system', id: null }, action, subject }
  return { actor: { kind: 'staff', id: by.staffId }, action, subject, address: by.address }
}
