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
import { inHouse } from '../wiring/in-house.ts'
import { startServerAndStudio, type StudioChanges } from '../wiring/server-and-studio.ts'
import { copyTemplate, onServer, type Template } from './database.ts'
import { peopleOf, type People } from './people.ts'
import { startSecondSite } from './second.ts'
import { operatorOn, type Operator } from './store.ts'
import { testConfig, testStudio, uploadDirOf } from './test-config.ts'

export interface TestSiteOptions {
  /** Seeds of the fresh database. */
  seed?: Template
  config?: Partial<Omit<Config, 'databaseUrl'>>
  /** Folder to serve instead of the built player site. */
  pagesDirectory?: string
  officeDirectory?: string
  /** Renders pages on the server; most tests do without. */
  renderer?: Renderer
  /** Runs timed work by the machine's clock; forces one process. */
  cron?: true
  /** Uses the machine's clock, for programs from outside; forces one process. */
  clock?: 'system'
  /** All of our games instead of some; forces one process. */
  games?: 'all'
  /** Extra routes of the test; forces one process. */
  extend?: NonNullable<ServerOptions['extend']>
  /** Own games, or a wallet that fails; forces one process. */
  studio?: StudioChanges
}

export interface TestSite extends AsyncDisposable, People {
  address: string
  opsAddress: string
  /** URL of the database owner; the site itself uses a role with fewer rights. */
  databaseUrl: string
  context: Context
  /** Address of the studio, where the roles include one. */
  studio: Studio | undefined
  /** All log lines of the site. */
  logs: string[]
  /** Moves the clock of every process. */
  advance(seconds: number): Promise<void>
  now(): Date
  operator: Operator
  /** Queries the site's database directly. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>
  /** Queries the server that all tests share. */
  serverSql(statement: string): Promise<void>
  close(): Promise<void>
}

/**
 * Starts the whole site in this process (and in a second one with TEST_PROCESSES=2) on a fresh
 * database.
 */
export async function createTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const database = await copyTemplate(serverUrl(), options.seed ?? 'demo')
  const usesTwoProcesses = process.env.TEST_PROCESSES === '2' && !needsOneProcess(options)
  const logs: string[] = []
  const clock = createTestClock()
  const base = testConfig(database.url, usesTwoProcesses ? ['web'] : ['web', 'jobs'])
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
    { ...testStudio, ...options.studio },
  )
  const second = usesTwoProcesses
    ? await startSecondSite(database.url, clock.now().getTime())
    : undefined
  const pool = openPool(database.url)
  // The database's own clock stands still too.
  if (options.clock !== 'system') {
    await pool.query('INSERT INTO platform_clock VALUES ($1)', [clock.now()])
  }
  const sql: TestSite['sql'] = async (statement, values = []) =>
    (await pool.query<Record<string, unknown>>(statement, values)).rows
  const close = async () => {
    await pool.end()
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
      await pool.query('UPDATE platform_clock SET at = $1', [clock.now()])
      await second?.setClock(clock.now().getTime())
    },
    now: () => clock.now(),
    operator: operatorOn(sql),
    sql,
    serverSql: async (statement) => void (await onServer(serverUrl(), statement)),
    close,
    [Symbol.asyncDispose]: close,
  }
}

function needsOneProcess(options: TestSiteOptions): boolean {
  const { cron, clock, extend, config, pagesDirectory, officeDirectory, renderer, studio, games } =
    options
  const singleProcessOptions = [
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
  return singleProcessOptions.some((option) => option !== undefined)
}

/** One connection for all queries of a test, opened on first use. */
function openPool(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 1, idleTimeoutMillis: 0 })
  // Ignores lost connections: some tests make the database unavailable.
  pool.on('error', () => undefined)
  return pool
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_SERVER
  if (!url) throw new Error('no test database: run this file in the project "site" or "fault"')
  return url
}
