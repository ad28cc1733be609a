import { errorCode } from './error-code.ts'

/** Name of the unique index that rejected a row, if that is the error. */
export function violatedUniqueIndex(error: unknown): string | undefined {
  if (errorCode(error) !== '23505' || !(error instanceof Error)) return undefined
  return 'constraint' in error ? String(error.constraint) : ''
}
