/** The PostgreSQL or Node code of an error; empty if it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** PostgreSQL codes contain a digit; `EPIPE` does not. */
export function isPostgresCode(code: string): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && /\d/.test(code)
}
