import { rmSync } from 'node:fs'
import { loadConfig, seeds, startServer, withContext } from '@fairhouse/server'
import { prepareSchema } from '@fairhouse/studio'
import { startEmbeddedPostgres } from '#postgres'
import { databaseUrl, onServer, templates } from './database.ts'
import { quickFolder } from './quick-folder.ts'
import { gamesToCopy } from './some-games.ts'
import { testConfig } from './test-config.ts'

/** Tests of rules need no durability; those of faults start a server of their own. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One PostgreSQL for a whole run of tests, with the databases that tests copy. */
export default async function setup() {
  const dataDir = quickFolder()
  const server = await startEmbeddedPostgres({ dataDir, settings: quick })
  process.env.TEST_DATABASE_SERVER = server.url
  const { demo, empty } = templates
  const urlOf = (name: string) => ({
    ...loadConfig({}),
    databaseUrl: databaseUrl(server.url, name),
  })
  await onServer(server.url, `CREATE DATABASE ${empty}`)
  await withContext(urlOf(empty), ({ lobby }) => lobby.importInHouse(gamesToCopy()))
  await prepareSchema(databaseUrl(server.url, empty))
  await onServer(server.url, `CREATE DATABASE ${demo} TEMPLATE ${empty}`)
  await withContext(urlOf(demo), seeds.demo)
  // What is read of the journal at a first start is read here, once for all copies.
  await (await startServer(testConfig(databaseUrl(server.url, demo), ['jobs']))).close()
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
