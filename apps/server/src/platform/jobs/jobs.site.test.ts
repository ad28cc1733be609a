import { expect, test } from 'vitest'
import { startJobs } from '#platform/jobs'
import { createTestSite } from '@fairhouse/site/testing'

const never = '0 0 29 2 *'

test('timed work goes on after the database was away while it ran', async () => {
  await using site = await createTestSite({ seed: 'empty', config: { roles: ['web'] } })
  const { kit } = site.context
  const name = new URL(site.databaseUrl).pathname.slice(1)
  const allow = (isAllowed: boolean) =>
    site.serverSql(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${isAllowed}`)
  const runs: string[] = []
  const probe = async () => {
    runs.push('run')
    if (runs.length > 1) return
    await allow(false)
    const lost = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`
    await site.serverSql(lost)
    throw new Error('the database went away')
  }
  const ask = () => kit.database.pool.query("SELECT graphile_worker.add_job('probe')")

  const jobs = await startJobs({ probe: { cron: never, run: probe } }, kit)
  await ask()
  await expect.poll(() => site.logs.join('\n')).toContain('timed work has stopped')
  await allow(true)
  await expect.poll(() => ask().then(() => 'asked', String)).toBe('asked')
  await expect.poll(() => runs.length, { timeout: 10_000 }).toBeGreaterThan(1)
  await jobs.close()
})
