import { codeOf, isOfPostgres } from './code-of.ts'

/** Nobody answers, or nobody who can do anything now: the same may be asked again later. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
  /** PostgreSQL's, where it said one. */
  readonly code: string

  constructor(cause: unknown) {
    super('the database is away', { cause })
    this.code = codeOf(cause)
  }
}

/** A connection that is being opened: whatever keeps it out. */
export async function reached<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening
  } catch (error) {
    throw new DatabaseAway(error)
  }
}

/** Lost connections, no room, a stop, a broken disk; a standby, which writes nothing. */
const isOfNobody = /^(08|25006|53|57P|58)/

/** What was asked of a connection: an error without a code of PostgreSQL's is the network's. */
export async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const code = codeOf(error)
    throw isOfPostgres(code) && !isOfNobody.test(code) ? error : new DatabaseAway(error)
  }
}
