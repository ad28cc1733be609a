import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'
import { secondsLeft } from './suite-report.mjs'
import { runSuite } from './suite-run.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (code: string, budgetSeconds = 20, pace = 1, spareSeconds = 0) => {
  const file = join(folder, 'planted.mjs')
  writeFileSync(file, code)
  const suite = { name: 'planted', kind: 'check' as const, budgetSeconds, command: [file] }
  const at = { folder, env: process.env, pace: () => pace, spareSeconds, patience: 200 }
  return runSuite(suite, at)
}

const planted = (budgetSeconds: number, seconds: number) => {
  const counted = { name: 'planted', passed: 1, failed: 0 }
  return { ...counted, budgetSeconds, seconds }
}

test('a check that passes has no trouble', async () => {
  expect(await run("console.log('fine')")).toMatchObject({ output: 'fine\n' })
  expect(await run("console.log('fine')")).not.toHaveProperty('trouble')
})

test('the output of a check that fails is kept', async () => {
  const result = await run("console.error('bad'); process.exit(3)")
  expect(result).toMatchObject({ trouble: 'exit code 3', output: 'bad\n' })
})

test('a suite over its budget is stopped and fails', async () => {
  const result = await run('setInterval(() => {}, 1000)', 1)
  expect(result.trouble).toContain('over its budget of 1 s')
}, 20_000)

test('on a machine that is slower just now a suite has more time', async () => {
  const result = await run('setTimeout(() => {}, 1500)', 1, 4)
  expect(result).toMatchObject({ allowedSeconds: 4 })
  expect(result).not.toHaveProperty('trouble')
}, 20_000)

test('a suite may use what others left, by a quarter of its own budget at most', async () => {
  const result = await run('setTimeout(() => {}, 1100)', 8, 0.125, 100)
  expect(result).toMatchObject({ allowedSeconds: 1 })
  expect(result).not.toHaveProperty('trouble')
  const slow = await run('setInterval(() => {}, 1000)', 8, 0.125, 100)
  expect(slow.trouble).toContain('over its budget of 1 s')
  expect(slow.seconds).toBeGreaterThan(3)
  expect(secondsLeft([planted(10, 4), planted(5, 8)])).toBe(3)
  expect(secondsLeft([planted(5, 8)])).toBe(0)
}, 20_000)

const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('a process left behind, even outside the group, is a failure and is ended', async () => {
  const file = join(folder, 'pid')
  const result = await run(`
    import { spawn } from 'node:child_process'
    import { writeFileSync } from 'node:fs'
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      detached: true, stdio: 'ignore',
    })
    child.unref()
    writeFileSync(${JSON.stringify(file)}, String(child.pid))
  `)
  const pid = Number(readFileSync(file, 'utf8'))
  expect(result.trouble).toContain(`left running (now ended):\n  ${pid} `)
  await expect.poll(() => isRunning(pid)).toBe(false)
}, 20_000)

test('the browser is CHROMIUM_PATH, else the first on the PATH', () => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const program = join(bin, 'chromium-headless-shell')
  writeFileSync(program, '')
  expect(findBrowser({ PATH: bin })).toBeUndefined()
  chmodSync(program, 0o755)
  expect(findBrowser({ PATH: `/nowhere:${bin}` })).toBe(program)
  expect(findBrowser({ PATH: '', CHROMIUM_PATH: program })).toBe(program)
  expect(findBrowser({ PATH: bin, CHROMIUM_PATH: '/nowhere/chromium' })).toBeUndefined()
})
