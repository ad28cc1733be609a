import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { eventually } from './eventually.ts'
import { runSite } from './site-process.ts'
import type { TestSite } from './test-site.ts'

export interface Cut {
  /** Locks this table, so that the request stops at its first write to it. */
  table: string
  /** Environment besides the database URL. */
  env?: NodeJS.ProcessEnv
  /** Sends the request to the process that is killed; `hold` makes writers wait. */
  ask(address: string, hold: () => Promise<void>): Promise<unknown>
}

/** Starts another process on the database and kills it in the middle of a request. */
export async function cutShort(
  site: TestSite,
  { table, env, ask: sendRequest }: Cut,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fairhouse-cut-short-'))
  const victim = runSite(folder, {
    // Test gateways run on this machine.
    OUTGOING_ALLOW: '127.0.0.1',
    ...env,
    DATABASE_URL: site.databaseUrl,
    ROLES: 'web',
  })
  const holder = new Client({ connectionString: site.databaseUrl })
  await holder.connect()
  const hold = async () => {
    await holder.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`)
  }
  try {
    const outcome = sendRequest(await victim.ready(), hold).then(
      () => 'answered',
      () => 'cut',
    )
    await eventually(async () => (await waitingFor(site, table)) > 0)
    victim.child.kill('SIGKILL')
    await victim.ended
    const result = await outcome
    if (result !== 'cut') throw new Error(`what was to be cut at ${table} was ${result}`)
  } finally {
    victim.child.kill('SIGKILL')
    await holder.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function waitingFor(site: TestSite, table: string): Promise<number> {
  const waiting = `SELECT 1 FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass`
  return (await site.sql(waiting)).length
}
