import { codeOf } from './code-of.ts'

/** The name of the unique index that refused a row, if that was the fault. */
export function brokenUnique(error: unknown): string | undefined {
  if (codeOf(error) !== '23505' || !(error instanceof Error)) return undefined
  return 'constraint' in error ? String(error.constraint) : ''
}
