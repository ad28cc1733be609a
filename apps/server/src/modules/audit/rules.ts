import type { AuditAction, AuditSubject } from '@fairhouse/protocol/audit'

/** The actor; the id is a name only if there is no account. */
export interface AuditActor {
  kind: 'staff' | 'member' | 'visitor' | 'system'
  id: string | null
}

/** An action to record. It must not contain secrets: rows are never removed. */
export interface AuditEntry {
  actor: AuditActor
  action: AuditAction
  subject: { kind: AuditSubject; id: string | null }
  brandId?: string | null
  before?: Readonly<Record<string, unknown>>
  after?: Readonly<Record<string, unknown>>
  address?: string | null
  reason?: string | null
}

export interface StoredEntry {
  id: string
  at: Date
  actor: AuditActor
  action: string
  subject: { kind: string; id: string | null }
  brandId: string | null
  before: string | null
  after: string | null
  address: string | null
  reason: string | null
}

export interface AuditFilter {
  actorId?: string | undefined
  action?: string | undefined
  subjectId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  beforeSeq?: string | undefined
}

export interface AuditRow {
  seq: string
  id: string
  at: Date
  actorKind: AuditActor['kind']
  actorId: string | null
  action: string
  subjectKind: string
  subjectId: string | null
  brandId: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  address: string | null
  reason: string | null
}

export function storedEntry(entry: AuditEntry, id: string, at: Date): StoredEntry {
  const { actor, action, subject, brandId = null, address = null, reason = null } = entry
  const [before, after] = [textOf(entry.before), textOf(entry.after)]
  return { id, at, actor, action, subject, brandId, before, after, address, reason }
}

function textOf(facts: AuditEntry['before']): string | null {
  return facts === undefined ? null : JSON.stringify(facts)
}
