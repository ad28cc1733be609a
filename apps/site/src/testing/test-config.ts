import { loadConfig, type Config, type ServerOptions } from '@fairhouse/server'
import { pagesDirectory } from '../site.ts'
import { version } from '../version.ts'

/** The demonstration on free ports, behind a proxy that tells each client's address. */
export function testConfig(databaseUrl: string, roles: Config['roles']): ServerOptions {
  const config = {
    ...loadConfig({ PORT: '0', HOST: '127.0.0.1', DATABASE_POOL: '5' }),
    trustProxy: ['127.0.0.1'],
    anchorFile: undefined,
    databaseUrl,
    roles,
  }
  return { config, version, seeds: [], pagesDirectory: pagesDirectory(), checkAnswers: true }
}
