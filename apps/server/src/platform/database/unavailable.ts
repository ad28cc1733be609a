import { errorCode, isPostgresCode } from './error-code.ts'

/** The database is unreachable or cannot serve now; the call may be retried later. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseAway'
  /** PostgreSQL's error code, if it sent one. */
  readonly code: string

  constructor(cause: unknown) {
    super('the database is away', { cause })
    this.code = errorCode(cause)
  }
}

/** Any error while connecting means that the database is unavailable. */
export async function connecting<T>(connection: Promise<T>): Promise<T> {
  try {
    return await connection
  } catch (error) {
    throw new DatabaseUnavailable(error)
  }
}

/** Error codes for lost connections, no capacity, shutdown, disk failure and read-only standby. */
const unavailableCodes = /^(08|25006|53|57P|58)/

/** An error without a PostgreSQL code comes from the network. */
export async function querying<T>(query: Promise<T>): Promise<T> {
  try {
    return await query
  } catch (error) {
    const code = errorCode(error)
    throw isPostgresCode(code) && !unavailableCodes.test(code)
      ? error
      : new DatabaseUnavailable(error)
  }
}
