import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian installs it. */
const usualFolder = '/usr/lib/postgresql/15/bin'

export const missingPostgres15 =
  'PostgreSQL 15 was not found: install Debian’s postgresql-15, or set PG15_BIN to the folder of ' +
  'its programs or PG15_URL to a server for tests.'

/**
 * Variables by which tests use PostgreSQL 15 instead of the embedded version; undefined if there is
 * none.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string> | undefined}
 */
export const findPostgres15 = ({ PG15_URL: url, PG15_BIN: programs = usualFolder }) => {
  if (url) return { TEST_POSTGRES_URL: url }
  return existsSync(join(programs, 'initdb')) ? { TEST_POSTGRES_BIN: programs } : undefined
}
