import { expect, test } from 'vitest'
import { createTestSite, eventually } from '@fairhouse/site/testing'
import { createJobs } from './jobs.ts'

test('runs every job of the list', async () => {
  await using site = await createTestSite({ cron: true })
  const names = Object.keys(createJobs(site.context))
  for (const name of names) await site.sql('SELECT graphile_worker.add_job($1)', [name])
  const left = async () => (await site.sql('SELECT id FROM graphile_worker.jobs')).length
  await eventually(async () => (await left()) === 0)
  const crontab = await site.sql('SELECT identifier FROM graphile_worker._private_known_crontabs')
  expect(new Set(crontab.map((row) => row.identifier))).toEqual(new Set(names))
})

test('the sweep deletes only expired sessions', async () => {
  await using site = await createTestSite()
  await site.signedIn('demo')
  await site.advance(31 * 60)
  await site.signedIn('agent')
  await site.sql("SELECT graphile_worker.add_job('session.sweep')")
  const kinds = async () => (await site.sql('SELECT kind FROM session_session')).map((r) => r.kind)
  await expect.poll(kinds).toEqual(['agent'])
})

test('retries and counts a failed job', async () => {
  await using site = await createTestSite()
  await site.sql('ALTER TABLE session_session RENAME TO session_elsewhere')
  await site.sql("SELECT graphile_worker.add_job('session.sweep')")
  const failures = async () =>
    (await site.sql('SELECT attempts, last_error FROM graphile_worker.jobs'))[0]
  await expect.poll(failures).toMatchObject({ attempts: 1 })
  await site.sql('ALTER TABLE session_elsewhere RENAME TO session_session')
  await site.sql('UPDATE graphile_worker._private_jobs SET run_at = now()')
  await expect.poll(failures).toBeUndefined()
})
