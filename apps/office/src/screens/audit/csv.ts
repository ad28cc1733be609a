import type { AuditRow } from './view.ts'

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

/** Spreadsheets run a text with this start as a formula. */
const isFormula = /^[=+\-@\t\r]/

function cell(value: unknown): string {
  if (value === null) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const safe = isFormula.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Converts the rows to CSV (RFC 4180). */
export function toCsv(rows: readonly AuditRow[]): string {
  const lines = rows.map((row) => columns.map((name) => cell(row[name])).join(','))
  return [columns.join(','), ...lines].map((line) => `${line}\r\n`).join('')
}
