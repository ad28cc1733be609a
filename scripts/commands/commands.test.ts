import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { programs } from '../lib/programs.mjs'
import { root } from '../lib/paths.mjs'
import { helpOf, nearest, pageOf } from './help.mjs'
import { commands } from './list.mjs'

const names = commands.map(({ name }) => name)
const scripts: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts

const fairhouse = (...args: string[]) => {
  const script = join(root, 'scripts', 'fairhouse.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

test('docs/COMMANDS.md is up to date with commands:page', () => {
  const page = readFileSync(join(root, 'docs', 'COMMANDS.md'), 'utf8')
  expect(page).toBe(pageOf(commands, Object.keys(scripts)))
})

test('every command has one name, one line and a file that exists', () => {
  expect(new Set(names).size).toBe(names.length)
  for (const { name, summary, run } of commands) {
    expect(summary, name).toMatch(/^[a-z][^\n]{5,90}$/)
    if ('file' in run) expect(existsSync(join(root, run.file)), run.file).toBe(true)
  }
})

test('every program of the site is a command', () => {
  const run = commands.flatMap((one) => (one.run.kind === 'program' ? [one.run.program] : []))
  expect(run.toSorted()).toEqual(programs.toSorted())
})

test('every script of package.json is a command, or the entry to them', () => {
  const aliases: Record<string, string> = { 'vendor:conformance': 'provider:conformance' }
  for (const script of Object.keys(scripts)) {
    if (script !== 'fairhouse') expect(names).toContain(aliases[script] ?? script)
  }
})

test('lists all commands without a command and with help', () => {
  for (const args of [[], ['help'], ['--help']]) {
    expect(fairhouse(...args)).toMatchObject({ status: 0, stdout: `${helpOf(commands)}\n` })
  }
})

test('--help explains one command and runs nothing', () => {
  const { status, stdout } = fairhouse('backup', '--help')
  expect(status).toBe(0)
  expect(stdout).toContain('npm run fairhouse -- backup [<folder or .tar.gz>]')
})

test('an unknown command ends with 2 and the nearest name', () => {
  const { status, stderr } = fairhouse('staf:add')
  expect(status).toBe(2)
  expect(stderr).toContain('Did you mean staff:add?')
  expect(nearest('vendor:switch', names)).toBe('provider:switch')
  expect(nearest('qqqqqqqqqqqq', names)).toBeUndefined()
})

test('arguments and the exit code pass through', () => {
  const { status, stderr } = fairhouse('verify-round')
  expect(status).toBe(2)
  expect(stderr).toContain('verify-round')
})
