import { rm } from 'node:fs/promises'
import { Pool } from 'pg'
import {
  createLog,
  createTestClock,
  systemClock,
  type Config,
  type Context,
  type Renderer,
  type ServerOptions,
} from '@fairhouse/server'
import type { Studio } from '@fairhouse/studio'
import { inHouse } from '../in-house.ts'
import { startServerAndStudio, type StudioChanges } from '../server-and-studio.ts'
import { copyTemplate, onServer, type Template } from './database.ts'
import { peopleOf, type People } from './people.ts'
import { startSecondSite } from './second.ts'
import { operatorOn, type Operator } from './store.ts'
import { testConfig, uploadDirOf } from './test-config.ts'

export interface TestSiteOptions {
  /** What the fresh database holds. */
  seed?: Template
  config?: Partial<Omit<Config, 'databaseUrl'>>
  /** Files to serve instead of the built player site. */
  pagesDirectory?: string
  officeDirectory?: string
  /** Draws the pages; most tests do without. */
  renderer?: Renderer
  /** Timed work by the machine's own clock; such a site stays on one process. */
  cron?: true
  /** The machine's own clock, for programs from outside; such a site stays on one process. */
  clock?: 'system'
  /** All of our games, and not only some of them; such a site stays on one process. */
  games?: 'all'
  /** Routes of the test's own; such a site stays on one process. */
  extend?: NonNullable<ServerOptions['extend']>
  /** Games of the test's own, or a wallet that fails; such a site stays on one process. */
  studio?: StudioChanges
}

export interface TestSite extends AsyncDisposable, People {
  address: string
  opsAddress: string
  /** As its owner enters it; the site itself enters as a role with fewer rights. */
  databaseUrl: string
  context: Context
  /** Where the roles have one. */
  studio: Studio | undefined
  /** Every line that the site has logged. */
  logs: string[]
  /** Moves the clock of every process. */
  advance(seconds: number): Promise<void>
  now(): Date
  operator: Operator
  /** A look into the database itself. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** The same on the server that all tests share. */
  serverSql(statement: string): Promise<void>
  close(): Promise<void>
}

/** The whole site in this process (and a second one by TEST_PROCESSES=2) on a fresh database. */
export async function createTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const database = await copyTemplate(serverUrl(), options.seed ?? 'demo')
  const onTwo = process.env.TEST_PROCESSES === '2' && !isOfOneProcess(options)
  const logs: string[] = []
  const clock = createTestClock()
  const base = testConfig(database.url, onTwo ? ['web', 'studio'] : ['web', 'jobs', 'studio'])
  const server = await startServerAndStudio(
    {
      ...base,
      config: { ...base.config, ...options.config },
      clock: options.clock === 'system' ? systemClock : clock,
      log: createLog('debug', { write: (line) => void logs.push(line) }),
      ...(options.games && { inHouse: inHouse() }),
      ...(options.cron && { cron: options.cron }),
      ...(options.extend && { extend: options.extend }),
      ...(options.pagesDirectory && { pagesDirectory: options.pagesDirectory }),
      ...(options.officeDirectory && { officeDirectory: options.officeDirectory }),
      ...(options.renderer && { renderer: options.renderer }),
    },
    options.studio,
  )
  const second = onTwo ? await startSecondSite(database.url, clock.now().getTime()) : undefined
  const look = lookInto(database.url)
  const sql: TestSite['sql'] = async (statement, values = []) =>
    (await look.query<Record<string, unknown>>(statement, values)).rows
  const close = async () => {
    await look.end()
    await second?.close()
    await server.close()
    database.leave()
    await rm(uploadDirOf(database.url), { recursive: true, force: true })
  }
  return {
    ...peopleOf([server.address, ...(second ? [second.address] : [])], clock),
    address: server.address,
    opsAddress: server.opsAddress,
    databaseUrl: database.url,
    context: server.context,
    studio: server.studio,
    logs,
    async advance(seconds) {
      clock.advance(seconds)
      await second?.setClock(clock.now().getTime())
    },
    now: () => clock.now(),
    operator: operatorOn(sql),
    sql,
    serverSql: (statement) => onServer(serverUrl(), statement),
    close,
    [Symbol.asyncDispose]: close,
  }
}

function isOfOneProcess(options: TestSiteOptions): boolean {
  const { cron, clock, extend, config, pagesDirectory, officeDirectory, renderer, studio, games } =
    options
  const own = [
    cron,
    clock,
    extend,
    config,
    pagesDirectory,
    officeDirectory,
    renderer,
    studio,
    games,
  ]
  return own.some((one) => one !== undefined)
}

/** One connection for all that a test looks up, opened by the first. */
function lookInto(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0 })
  // Tests take the database away.
  pool.on('error', () => undefined)
  return pool
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_SERVER
  if (!url) throw new Error('no test database: run this file in the project "site" or "fault"')
  return url
}
