import { rmSync } from 'node:fs'
import { loadConfig, seeds, startServer, withContext } from '@fairhouse/server'
import { prepareSchema } from '@fairhouse/studio'
import { startEmbeddedPostgres } from '#postgres'
import { databaseUrl, onServer, templates } from './database.ts'
import { quickFolder } from './quick-folder.ts'
import { gamesToCopy } from './some-games.ts'
import { testConfig } from './test-config.ts'

/** No durability for these tests; fault tests start their own server. */
const quick = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One PostgreSQL per test run, with the template databases. */
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
  // Readers process the seeded journal once here, instead of in every copy.
  await (await startServer(testConfig(databaseUrl(server.url, demo), ['jobs']))).close()
  return async () => {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
