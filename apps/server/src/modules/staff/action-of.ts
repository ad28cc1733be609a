import type { ActionOf } from '@fairhouse/protocol/audit'
import type { AuditEntry } from '#modules/audit'
import type { Colleague } from './rules.ts'

/** The part of a row of the log that every change of a staff account has. */
export function actionOf(
  by: Colleague | 'system',
  action: ActionOf<'staff'>,
  id: string,
): AuditEntry {
  const subject = { kind: 'staff' as const, id }
  if (by === 'system') return { actor: { kind: 'system', id: null }, action, subject }
  return { actor: { kind: 'staff', id: by.staffId }, action, subject, address: by.address }
}
