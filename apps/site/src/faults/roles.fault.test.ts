import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { processesLeft, temporaryFolder } from '../postgres/testing.ts'
import { isFull } from '../testing/is-full.ts'
import { runSite } from '../testing/site-process.ts'

test('ROLES splits the site into processes for pages and for cron', async () => {
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

test.runIf(isFull)('a process that shares a database ends when its owner stops it', async () => {
  using folder = temporaryFolder()
  const owner = runSite(folder.path)
  await owner.ready()
  const guest = runSite(folder.path)
  await guest.ready()
  owner.child.kill('SIGTERM')
  expect(await owner.ended).toBe(0)
  expect(await guest.ended).toBe(1)
  expect(guest.output()).toContain('it belonged to another process')
  expect(await processesLeft(folder.path)).toEqual([])
})

test.runIf(isFull)('stops its database even if the watchdog was killed', async () => {
  using folder = temporaryFolder()
  const site = runSite(folder.path)
  await site.ready()
  const shells = (await processesLeft(folder.path, 0)).filter((line) => line.includes('/bin/sh'))
  const [, inner = ''] = shells.toSorted(
    (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
  )
  process.kill(Number.parseInt(inner, 10), 'SIGKILL')
  site.child.kill('SIGTERM')
  expect(await site.ended).toBe(0)
  expect(await processesLeft(folder.path)).toEqual([])
})
