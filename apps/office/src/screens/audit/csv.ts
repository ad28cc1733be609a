import type { AuditRow } from './told.ts'

const columns = [
  'seq',
  'at',
  'actorKind',
  'actorId',
  'action',
  'subjectKind',
  'subjectId',
  'brandId',
  'before',
  'after',
  'address',
  'reason',
] as const satisfies readonly (keyof AuditRow)[]

/** A spreadsheet would take a text that begins so for a formula. */
const isFormula = /^[=+\-@\t\r]/

function cell(value: unknown): string {
  if (value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = isFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The rows as a file, in the form of RFC 4180. */
export function csvOf(rows: readonly AuditRow[]): string {
  const lines = rows.map((row) => columns.map((name) => cell(row[name])).join(','))
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('')
}
