/** PostgreSQL's code of an error, or Node's; empty where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether a code is PostgreSQL's: those have a digit, and `EPIPE` has none. */
export function isOfPostgres(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
}
