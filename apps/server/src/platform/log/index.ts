import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '#platform/config'

export type Log = Logger

/** Field names whose values are redacted if an object with a secret is logged by mistake. */
const secretNames = [
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'code',
  'secret',
  'cookie',
  'authorization',
  'databaseUrl',
  'appSecret',
]

export function createLog(level: Config['logLevel'], destination?: DestinationStream): Log {
  const redact = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = {
    level,
    base: null,
    redact,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFacts },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A database error also contains the row's values, which must not be logged. */
function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  return { type: error.name, message: error.message, errorCode: code, stack: error.stack }
}
