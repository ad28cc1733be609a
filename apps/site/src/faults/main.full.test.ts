import { expect, test } from 'vitest'
import { processesLeft, temporaryFolder } from '../postgres/testing.ts'
import { runSite } from '../testing/site-process.ts'

const kills = 100

/** A delay that differs from kill to kill and is the same in every run. */
const pauseMs = (kill: number) => (kill * 137) % 900

test(`restarts and answers after each of ${kills} kills`, async () => {
  using folder = temporaryFolder()
  for (let kill = 1; kill <= kills; kill += 1) {
    const site = runSite(folder.path)
    if (kill % 4 === 0) await site.ready()
    await new Promise((resolve) => setTimeout(resolve, pauseMs(kill)))
    site.child.kill('SIGKILL')
    await site.ended
  }
  const last = runSite(folder.path)
  const address = await last.ready()
  expect((await fetch(new URL('/wps/system/status', address))).status).toBe(200)
  last.child.kill('SIGTERM')
  expect(await last.ended).toBe(0)
  expect(await processesLeft(folder.path)).toEqual([])
})
