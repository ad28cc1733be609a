import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isInstalled } from './installed.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhouse-installed-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const wanted = {
  'packages/money': { version: '0.1.0' },
  'node_modules/pg': { version: '8.1.0' },
  'node_modules/wasm': { version: '1.0.0', optional: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['vax'] },
}

function check(lock: object, present: object, folders = ['pg']): boolean {
  const files = [join(folder, 'package-lock.json'), join(folder, 'hidden.json')] as const
  for (const name of folders) mkdirSync(join(folder, 'node_modules', name), { recursive: true })
  writeFileSync(files[0], JSON.stringify({ packages: lock }))
  writeFileSync(files[1], JSON.stringify({ packages: present }))
  return isInstalled(...files)
}

test('accepts what the lock file requires', () => {
  expect(check(wanted, { 'node_modules/pg': { version: '8.1.0' } })).toBe(true)
})

test('refuses another version, a missing package or an emptied folder', () => {
  expect(check(wanted, { 'node_modules/pg': { version: '8.0.0' } })).toBe(false)
  expect(check(wanted, {})).toBe(false)
  rmSync(join(folder, 'node_modules'), { recursive: true })
  expect(check(wanted, { 'node_modules/pg': { version: '8.1.0' } }, [])).toBe(false)
})

test('requires an optional binary for this machine', () => {
  const binary = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  expect(check({ 'node_modules/server': binary }, {}, [])).toBe(false)
})
