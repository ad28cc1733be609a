import type { RefusalCode } from '@fairhouse/protocol'
import { DatabaseAway } from '#platform/database'
import type { Log } from '#platform/log'
import { Refusal } from './refusal.ts'

interface Facts {
  reqId: string
  /** The pattern, never the address itself: a query could hold something private. */
  route: string
}

/** What was thrown as the caller is told it; what is our own fault is told to the log alone. */
export function loggedRefusal(log: Log, error: unknown, facts: Facts): Refusal {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error))
  if (refusal.code === 'internal_error') log.error({ ...facts, err: error }, 'a call failed')
  else if (refusal.code === 'unavailable')
    log.warn({ ...facts, err: error }, 'a call found no database')
  else log.info({ ...facts, refusal: refusal.code }, 'refused')
  return refusal
}

/** Fastify's own errors in our words: its client errors are the caller's, all else is ours. */
function codeOf(error: unknown): RefusalCode {
  if (error instanceof DatabaseAway) return 'unavailable'
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'bad_encoding'
  if (status === 404) return 'not_found'
  return typeof status === 'number' && status >= 400 && status < 500
    ? 'bad_request'
    : 'internal_error'
}
