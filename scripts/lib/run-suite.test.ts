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
import { runSuite } from './run-suite.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-run-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (code: string) => {
  const file = join(folder, 'planted.mjs')
  writeFileSync(file, code)
  const suite = { name: 'planted', kind: 'check' as const, command: [file] }
  return runSuite(suite, { folder, env: process.env, patience: 200 })
}

test('a check that passes has no trouble', async () => {
  expect(await run("console.log('fine')")).toMatchObject({ output: 'fine\n' })
  expect(await run("console.log('fine')")).not.toHaveProperty('trouble')
})

test('keeps the output of a failed check', async () => {
  const result = await run("console.error('bad'); process.exit(3)")
  expect(result).toMatchObject({ trouble: 'exit code 3', output: 'bad\n' })
})

const isRunning = (pid: number) =>
  existsSync(`/proc/${pid}`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))

test('ends a process left behind, even outside the group, and fails', async () => {
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
})

test('finds the browser by CHROMIUM_PATH, otherwise on the PATH', () => {
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
