import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @typedef {import('./suites.mjs').Suite} Suite
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ status: string, fullName?: string, duration?: number }} VitestTest
 * @typedef {{ status: string, assertionResults: VitestTest[] }} VitestFile
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {VitestFile[]} testResults
 * @typedef {{ title: string, tests: { results: { duration: number }[] }[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {PlaywrightSuite[]} [suites]
 * @typedef {{ suite: string, name: string, seconds: number }} Timed
 */

const reportFile = (/** @type {Suite} */ suite, /** @type {string} */ folder) =>
  join(folder, `${suite.name}.json`)

/** @returns {string[]} */
export const reportFlags = (/** @type {Suite} */ suite, /** @type {string} */ folder) => {
  if (suite.kind === 'vitest') {
    const file = reportFile(suite, folder)
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  }
  return suite.kind === 'playwright' ? ['--reporter=list,json'] : []
}

/** @returns {Record<string, string>} */
export const reportEnv = (/** @type {Suite} */ suite, /** @type {string} */ folder) =>
  suite.kind === 'playwright' ? { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile(suite, folder) } : {}

/**
 * Counts a file that could not be loaded, which has no failed test, as a failure.
 * @param {VitestReport} report
 * @returns {Count}
 */
export const countVitest = (report) => {
  const broken = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length }
}

/**
 * Counts a flaky test as failed.
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export const countPlaywright = (report) => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
})

/**
 * @param {Suite} suite
 * @param {string} folder
 * @returns {Count}
 */
const countReport = (suite, folder) => {
  const file = reportFile(suite, folder)
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return suite.kind === 'vitest' ? countVitest(report) : countPlaywright(report)
}

/** @returns {PlaywrightSpec[]} */
const specsIn = (/** @type {PlaywrightSuite} */ { specs = [], suites = [] }) => [
  ...specs,
  ...suites.flatMap(specsIn),
]

/**
 * Durations of the tests of a suite.
 * @param {Suite} suite
 * @param {string} folder
 * @returns {Timed[]}
 */
export const timesOf = (suite, folder) => {
  const file = reportFile(suite, folder)
  if (suite.kind === 'check' || !existsSync(file)) return []
  const timed = (/** @type {string} */ name, /** @type {number} */ milliseconds) => ({
    suite: suite.name,
    name,
    seconds: milliseconds / 1000,
  })
  if (suite.kind === 'vitest') {
    /** @type {VitestReport} */
    const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName = '', duration = 0 }) => timed(fullName, duration))
  }
  /** @type {PlaywrightReport} */
  const { suites = [] } = JSON.parse(readFileSync(file, 'utf8'))
  return suites
    .flatMap(specsIn)
    .flatMap(({ title, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => timed(title, duration))),
    )
}

/**
 * @param {Suite} suite
 * @param {string} folder
 * @param {string | undefined} trouble
 * @returns {Count & { trouble?: string }}
 */
export const countSuite = (suite, folder, trouble) => {
  if (suite.kind === 'check') {
    return trouble === undefined ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, trouble }
  }
  const { passed, failed } = countReport(suite, folder)
  const why = trouble ?? (passed + failed === 0 ? 'no test ran' : undefined)
  if (why === undefined) return { passed, failed }
  return { passed, failed: Math.max(1, failed), trouble: why }
}
