import type { RefusalCode } from '@fairhouse/protocol'
import { DatabaseUnavailable } from '#platform/database'
import type { Log } from '#platform/log'
import { Refusal } from './refusal.ts'

interface Facts {
  reqId: string
  /** The route pattern, not the URL, whose query could hold private data. */
  route: string
}

/** Converts an error to a refusal and logs it; details of our own faults go to the log only. */
export function logRefusal(log: Log, error: unknown, facts: Facts): Refusal {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error))
  if (refusal.code === 'internal_error') log.error({ ...facts, err: error }, 'a call failed')
  else if (refusal.code === 'unavailable')
    log.warn({ ...facts, err: error }, 'the database is unavailable')
  else log.info({ ...facts, refusal: refusal.code }, 'refused')
  return refusal
}

/** Maps Fastify's errors: client errors are refusals, everything else is internal. */
function codeOf(error: unknown): RefusalCode {
  if (error instanceof DatabaseUnavailable) return 'unavailable'
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'bad_encoding'
  if (status === 404) return 'not_found'
  return typeof status === 'number' && status >= 400 && status < 500
    ? 'bad_request'
    : 'internal_error'
}
