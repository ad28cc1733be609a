import { loadConfig, seeds, startServer, withContext } from '@fairhouse/server'
import { prepareSchema } from '@fairhouse/studio'
import { databaseUrl, onServer, templates } from './database.ts'
import { gamesToCopy } from './some-games.ts'
import { testConfig } from './test-config.ts'
import { startTestServer } from './test-server.ts'

/** One PostgreSQL per test run, with the template databases. */
export default async function setup() {
  const server = await startTestServer()
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
  return server.stop
}
