import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { processesLeft, temporaryFolder } from './postgres/testing.ts'
import { runSite } from './testing/site-process.ts'

test('ROLES splits the site: pages from one process, timed work in another', async () => {
  using folder = temporaryFolder()
  const web = runSite(folder.path, { ROLES: 'web' })
  const address = await web.ready()
  const jobs = runSite(folder.path, { ROLES: 'jobs' })
  while (!jobs.output().includes('Fairhouse is ready (')) {
    expect(jobs.child.exitCode, jobs.output()).toBeNull()
    await sleep(20)
  }
  expect((await fetch(new URL('/wps/system/status', address))).status).toBe(200)
  jobs.child.kill('SIGTERM')
  expect(await jobs.ended).toBe(0)
  expect((await fetch(new URL('/health/ready', address))).status).toBe(200)
  web.child.kill('SIGTERM')
  expect(await web.ended).toBe(0)
  expect(await processesLeft(folder.path)).toEqual([])
})
