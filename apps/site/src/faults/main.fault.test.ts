import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inspectProcess } from '#postgres'
import { processesLeft, temporaryFolder } from '../postgres/testing.ts'
import { isFull } from '../testing/is-full.ts'
import { mainProgram, runSite } from '../testing/site-process.ts'

/** Fake npm: has its name, starts the site, and prints its process id. */
const npm = `
  process.title = 'npm start'
  const { spawn } = await import('node:child_process')
  const site = spawn(process.execPath, [${JSON.stringify(mainProgram)}], { stdio: 'inherit' })
  site.on('exit', (code) => process.exit(code ?? 1))
  console.log('site', site.pid)
`

const byNpm = { npm_lifecycle_event: 'start' }
const noDatabase = 'postgres://someone:hunter2@127.0.0.1:1/none'

describe.skipIf(process.platform !== 'linux')('the process', () => {
  test('SIGTERM stops it cleanly, kill -9 leaves nothing, and it starts again', async () => {
    using folder = temporaryFolder()
    const dataDir = join(folder.path, 'data')
    const first = runSite(dataDir)
    await first.ready()
    expect(first.output()).toContain('Fairhouse-demo-1')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(await processesLeft(dataDir)).toEqual([])

    const second = runSite(dataDir)
    await second.ready()
    second.child.kill('SIGKILL')
    await second.ended
    const third = runSite(dataDir)
    await third.ready()
    third.child.kill('SIGINT')
    expect(await third.ended).toBe(0)
    expect(await processesLeft(dataDir)).toEqual([])
  })

  test.runIf(isFull)('stops when npm is killed', async () => {
    using folder = temporaryFolder()
    const parent = runSite(folder.path, byNpm, ['--input-type=module', '-e', npm])
    await parent.ready()
    const pid = Number(/site (\d+)/.exec(parent.output())?.[1])
    parent.child.kill('SIGKILL')
    await parent.ended
    expect(await processesLeft(folder.path)).toEqual([])
    await expect.poll(() => inspectProcess(pid)).toBeUndefined()
  })

  test('exits with a code when its database dies', async () => {
    using folder = temporaryFolder()
    const site = runSite(folder.path)
    await site.ready()
    const [server = ''] = (await processesLeft(folder.path, 0)).filter((line) =>
      /^\d+ \S+\/bin\/postgres -D/.test(line),
    )
    process.kill(Number.parseInt(server, 10), 'SIGQUIT')
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain('The database has ended')
    expect(await processesLeft(folder.path)).toEqual([])
  })

  test.each([
    ['a bad port', { PORT: 'eighty' }, 'PORT'],
    ['a database that does not answer', { DATABASE_URL: noDatabase }, 'does not answer'],
    ['no database address at all', { DATABASE_URL: 'nonsense' }, 'DATABASE_URL'],
    ['production without its settings', { NODE_ENV: 'production' }, 'DATABASE_URL'],
  ])('%s is reported in one sentence', async (_, env, text) => {
    using folder = temporaryFolder()
    const site = runSite(folder.path, env)
    expect(await site.ended).toBe(1)
    expect(site.output()).toContain(text)
    expect(site.output().split('\n')).toHaveLength(1)
    expect(site.output()).not.toContain('hunter2')
    expect(await processesLeft(folder.path)).toEqual([])
  })

  test('a data folder that cannot be created is reported in one sentence', async () => {
    using folder = temporaryFolder()
    writeFileSync(join(folder.path, 'file'), '')
    const site = runSite(join(folder.path, 'file', 'data'))
    expect(await site.ended).toBe(1)
    expect(site.output()).toMatch(/^The data folder .* cannot be written: [^\n]*$/)
  })

  test.each(['PORT', 'OPS_PORT'])('a taken %s is reported in one sentence', async (name) => {
    using folder = temporaryFolder()
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as AddressInfo
    const site = runSite(folder.path, { HOST: '127.0.0.1', [name]: String(port) })
    expect(await site.ended).toBe(1)
    expect(site.output()).toMatch(/^Port \d+ is taken by another program.*\b(OPS_)?PORT\.$/m)
    expect(await processesLeft(folder.path)).toEqual([])
    other.close()
  })
})

/** Only root may mount a disk that is too small. */
describe.skipIf(process.getuid?.() !== 0)('a full disk', () => {
  test.each(['16m', '32m', '40m'])('of %s is reported in one sentence', async (size) => {
    using folder = temporaryFolder()
    const disk = join(folder.path, 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=755`, 'none', disk])
    try {
      const site = runSite(disk)
      expect(await site.ended).toBe(1)
      expect(site.output()).toMatch(
        /^(Starting the database \.\.\.\n)?The disk holding .* is full: free[^\n]*$/,
      )
      expect(await processesLeft(folder.path)).toEqual([])
    } finally {
      execFileSync('umount', ['--lazy', disk])
    }
  })
})
