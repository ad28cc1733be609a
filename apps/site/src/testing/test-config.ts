import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig, type Config, type ServerOptions } from '@fairhouse/server'
import { officeDirectory, pagesDirectory } from '../built.ts'
import { version } from '../version.ts'
import { copiedGames } from './some-games.ts'

/** The demonstration on free ports, behind a proxy that tells each client's address. */
export function testConfig(databaseUrl: string, roles: Config['roles']): ServerOptions {
  const config = {
    ...loadConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_POOL: '5', WALLET_LANES: '2' }),
    trustProxy: ['127.0.0.1'],
    // Gateways and vendors of tests run on this machine.
    outgoingAllow: ['127.0.0.1', '::1', 'localhost'],
    anchorFile: undefined,
    uploadDir: uploadDirOf(databaseUrl),
    databaseUrl,
    roles,
  }
  return {
    config,
    version,
    seeds: [],
    inHouse: copiedGames(),
    pagesDirectory: pagesDirectory(),
    officeDirectory: officeDirectory(),
    checkAnswers: true,
    // The machine's minutes are none of a test's, whose clock stands still.
    cron: false,
  }
}

/** One for each database, so that what one test hands in is no other's. */
export function uploadDirOf(databaseUrl: string): string {
  return join(tmpdir(), `fairhouse-uploads-${new URL(databaseUrl).pathname.slice(1)}`)
}
