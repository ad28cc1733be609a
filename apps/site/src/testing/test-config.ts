import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadConfig, type Config, type ServerOptions } from '@fairhouse/server'
import { officeDirectory, pagesDirectory } from '../wiring/built.ts'
import { version } from '../wiring/version.ts'
import { copiedGames } from './some-games.ts'

/** Demo configuration on free ports, behind a proxy that reports each client's address. */
export function testConfig(databaseUrl: string, roles: Config['roles']): ServerOptions {
  const config = {
    ...loadConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_POOL: '5', WALLET_LANES: '2' }),
    trustProxy: ['127.0.0.1'],
    // Test gateways and providers run on this machine.
    outgoingAllow: ['127.0.0.1', '::1', 'localhost'],
    anchorFile: undefined,
    uploadDir: uploadDirOf(databaseUrl),
    databaseUrl: patient(databaseUrl),
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
    // Timed work would follow the machine's clock, and the test's clock stands still.
    cron: false,
  }
}

/** A busy machine may take minutes for what takes a moment: only a hang reaches this limit. */
function patient(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('connect_timeout', '100')
  return url.href
}

/** Nor does the studio sweep by the machine's clock: tests call `site.studio.sweep()`. */
export const testStudio = { sweepMs: 0 } as const

/** One folder per database, so that tests do not share uploads. */
export function uploadDirOf(databaseUrl: string): string {
  return join(tmpdir(), `fairhouse-uploads-${new URL(databaseUrl).pathname.slice(1)}`)
}
