import type { Sent, Value } from '@fairhouse/browser/call'

export type AuditRow = Value<'GET /office/api/audit'>['list'][number]
export type AuditFilter = Omit<Sent<'GET /office/api/audit'>, 'before'>
