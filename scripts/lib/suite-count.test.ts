import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findPostgres15 } from './postgres15.mjs'
import { countPlaywright, countSuite, countVitest, timesOf } from './suite-count.mjs'
import { formatFullReport, formatSlowest, formatTable, lastLine } from './suite-report.mjs'
import { chooseSuites, SUITES } from './suites.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fairhouse-count-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const suite = (name: string) => {
  const found = SUITES.find((one) => one.name === name)
  if (found === undefined) throw new Error(`no suite ${name}`)
  return found
}

test('--only adds the build where needed and refuses unknown names', () => {
  const names = (only: string[]) => chooseSuites({ only, full: false }).map((one) => one.name)
  expect(names(['lint', 'tidy'])).toEqual(['tidy', 'lint'])
  expect(names(['browser'])).toEqual(['build', 'browser'])
  expect(() => names(['lint', 'nothing'])).toThrow('No suite is named nothing')
})

test('only --full runs the full suite', () => {
  expect(chooseSuites({ only: [], full: false })).not.toContain(suite('full'))
  expect(chooseSuites({ only: [], full: true })).toContain(suite('full'))
  expect(chooseSuites({ only: [], full: true })).not.toContain(suite('browser'))
})

test('a file that could not be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
  ]
  const count = countVitest({ numPassedTests: 2, numFailedTests: 1, testResults })
  expect(count).toEqual({ passed: 2, failed: 2 })
})

test('a test that passes only when repeated counts as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2 }
  expect(countPlaywright({ stats })).toEqual({ passed: 5, failed: 3 })
})

test('a suite that ran no test, or failed to exit cleanly, failed', () => {
  expect(countSuite(suite('unit'), folder, undefined)).toMatchObject({ failed: 1 })
  const report = { numPassedTests: 3, numFailedTests: 0, testResults: [] }
  writeFileSync(join(folder, 'fault.json'), JSON.stringify(report))
  expect(countSuite(suite('fault'), folder, undefined)).toEqual({ passed: 3, failed: 0 })
  expect(countSuite(suite('fault'), folder, 'exit code 1')).toMatchObject({ passed: 3, failed: 1 })
  expect(countSuite(suite('lint'), folder, 'exit code 1')).toMatchObject({ passed: 0, failed: 1 })
})

test('ends the report with the summary line for tools', () => {
  const results = [
    { name: 'lint', seconds: 1.23, passed: 1, failed: 0 },
    { name: 'unit', seconds: 20, passed: 40, failed: 2 },
  ]
  expect(lastLine(results)).toBe('41 passed, 2 failed')
  expect(formatTable(results).split('\n').at(-1)).toMatch(/^all\s+21\.2\s+41\s+2$/)
})

test('a suite without its database is skipped, which is neither passed nor failed', () => {
  const result = { name: 'money-postgres-15', seconds: 0, passed: 0, failed: 0, skipped: 'none' }
  expect(lastLine([result])).toBe('0 passed, 0 failed')
  expect(formatTable([result])).toMatch(/^money-postgres-15\s+0\.0\s+skipped\s+-$/m)
  const when = { now: new Date('2026-01-02T03:04:05Z'), suites: ['money-postgres-15'] }
  const report = formatFullReport('', [result], when)
  expect(report).toContain('| money-postgres-15 | 0.0 | skipped | - |')
  expect(report).toContain('0 passed, 0 failed, in 0 seconds.')
})

test('finds PostgreSQL 15 by its server or by its programs', () => {
  const PG15_URL = 'postgres://tester@db.example/postgres'
  expect(findPostgres15({ PG15_URL })).toEqual({ TEST_POSTGRES_URL: PG15_URL })
  writeFileSync(join(folder, 'initdb'), '')
  expect(findPostgres15({ PG15_BIN: folder })).toEqual({ TEST_POSTGRES_BIN: folder })
  expect(findPostgres15({ PG15_BIN: join(folder, 'nowhere') })).toBeUndefined()
})

test('lists the slowest tests of all suites, slowest first', () => {
  const vitest = {
    testResults: [{ assertionResults: [{ fullName: 'quick', duration: 20 }] }],
  }
  const spec = (title: string, duration: number) => ({
    title,
    tests: [{ results: [{ duration }] }],
  })
  const playwright = {
    suites: [{ specs: [spec('slow', 9000)], suites: [{ specs: [spec('slower', 10_000)] }] }],
  }
  writeFileSync(join(folder, 'unit.json'), JSON.stringify(vitest))
  writeFileSync(join(folder, 'browser.json'), JSON.stringify(playwright))
  const times = ['unit', 'browser', 'lint'].flatMap((name) => timesOf(suite(name), folder))
  const lines = formatSlowest(times).split('\n')
  expect(lines).toEqual([
    '   10.0  browser: slower',
    '    9.0  browser: slow',
    '    0.0  unit: quick',
  ])
})

test('the full report keeps the rows of suites that were not run again', () => {
  const defaults = { seconds: 2, failed: 0 }
  const result = (name: string, passed: number) => ({ ...defaults, name, passed })
  const suites = ['unit', 'full']
  const report = (before: string, day: string, ...results: ReturnType<typeof result>[]) =>
    formatFullReport(before, results, { now: new Date(`${day}T03:04:05Z`), suites })
  const first = report('', '2026-01-02', result('unit', 5), result('full', 2), result('gone', 1))
  const second = report(first, '2026-01-03', result('unit', 6))
  expect(second).toContain('8 passed, 0 failed, in 4 seconds.')
  expect(second).toMatch(/\| unit \| 2\.0 \| 6 \| 0 \| 2026-01-03 03:04 \| .+ \| \d+ × .+ \|/)
  expect(second).toContain('| full | 2.0 | 2 | 0 | 2026-01-02 03:04 |')
  expect(second).not.toContain('gone')
})
