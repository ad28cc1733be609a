import { expect, test } from 'vitest'
import { startJobs } from '#platform/jobs'
import { createTestSite, databaseOf } from '@fairhouse/site/testing'

const never = '0 0 29 2 *'

test('resumes cron after a database outage during a job', async () => {
  await using site = await createTestSite({ seed: 'empty', config: { roles: ['web'] } })
  const { kit } = site.context
  const database = databaseOf(site)
  const runs: string[] = []
  const probe = async () => {
    runs.push('run')
    if (runs.length > 1) return
    await database.goAway()
    throw new Error('the database went away')
  }
  const addJob = () => kit.database.pool.query("SELECT graphile_worker.add_job('probe')")

  const jobs = await startJobs({ probe: { cron: never, run: probe } }, kit)
  await addJob()
  await expect.poll(() => site.logs.join('\n')).toContain('cron worker stopped')
  await database.comeBack()
  await expect.poll(() => addJob().then(() => 'asked', String)).toBe('asked')
  await expect.poll(() => runs.length).toBeGreaterThan(1)
  await jobs.close()
})
