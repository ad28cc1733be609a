import {
  accessSync,
  constants,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { findPostgres15, missingPostgres15 } from './lib/postgres15.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'
import { countSuite, timesOf } from './lib/suite-count.mjs'
import {
  formatFullReport,
  formatSlowest,
  formatTable,
  lastLine,
  total,
} from './lib/suite-report.mjs'
import { endEverything, runSuite } from './lib/run-suite.mjs'
import { chooseSuites } from './lib/suites.mjs'

/**
 * @typedef {import('./lib/suites.mjs').Suite} Suite
 * @typedef {import('./lib/suite-report.mjs').Result} Result
 */

const fullReport = 'docs/FULL-TEST.md'
const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const makeHomeWritable = () => {
  try {
    accessSync(homedir(), constants.W_OK)
  } catch {
    process.env['HOME'] = join(root, '.cache/home')
    mkdirSync(process.env['HOME'], { recursive: true })
  }
}

const stopOn = (/** @type {NodeJS.Signals} */ signal, /** @type {number} */ code) =>
  process.once(signal, () => {
    console.log(`\nStopped by ${signal}.`)
    process.exit(code)
  })

const environment = () => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  // Hundreds of processes load the same modules.
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  ...(!process.stdout.isTTY && !process.env['FORCE_COLOR'] && { NO_COLOR: '1' }),
})

/**
 * @param {Suite} suite
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Result>}
 */
const runAndCount = async (suite, env) => {
  const { name } = suite
  console.log(`\n== ${name}`)
  const browser = suite.needsBrowser === true ? ensureBrowser(env) : { path: undefined }
  if ('missing' in browser) {
    console.log(browser.missing)
    return { name, seconds: 0, passed: 0, failed: 1, trouble: browser.missing }
  }
  const chromium = browser.path === undefined ? {} : { CHROMIUM_PATH: browser.path }
  const postgres15 = suite.needsPostgres15 === true ? findPostgres15(env) : {}
  if (postgres15 === undefined) {
    console.log(`== ${name}: skipped. ${missingPostgres15}`)
    return { name, seconds: 0, passed: 0, failed: 0, skipped: missingPostgres15 }
  }
  const run = await runSuite(suite, { folder, env: { ...env, ...chromium, ...postgres15 } })
  const count = countSuite(suite, folder, run.trouble)
  if (count.failed > 0 && run.output !== '') process.stdout.write(`${run.output.trimEnd()}\n`)
  const verdict = count.trouble ?? (count.failed > 0 ? 'failed' : 'passed')
  const { seconds } = run
  console.log(`== ${name}: ${verdict}, ${seconds.toFixed(1)} s`)
  return { name, seconds, ...count }
}

/**
 * @param {Suite[]} suites
 * @param {Result[]} results
 */
const printResults = (suites, results) => {
  const slowest = formatSlowest(suites.flatMap((suite) => timesOf(suite, folder)))
  if (slowest !== '') console.log(`\nThe slowest tests, in seconds:\n${slowest}`)
  console.log(`\n${formatTable(results)}\n`)
  for (const { name, trouble, skipped } of results) {
    if (trouble !== undefined) console.log(`${name}: ${trouble}`)
    if (skipped !== undefined) console.log(`${name}: skipped. ${skipped}`)
  }
  const hasLeftovers = results.some((result) => result.trouble?.includes('left running') === true)
  console.log(
    hasLeftovers ? 'Something was left running; it was ended.' : 'Nothing was left running.',
  )
  console.log(lastLine(results))
  return total(results).failed === 0
}

const main = async () => {
  const { values } = parseArgs({
    options: { only: { type: 'string', default: '' }, full: { type: 'boolean', default: false } },
  })
  const only = values.only.split(',').filter((name) => name !== '')
  const suites = chooseSuites({ only, full: values.full })
  const env = environment()
  /** @type {Result[]} */
  const results = []
  for (const suite of suites) results.push(await runAndCount(suite, env))
  if (values.full) {
    const names = chooseSuites({ only: [], full: true }).map((suite) => suite.name)
    const before = readFileSync(fullReport, 'utf8')
    writeFileSync(fullReport, formatFullReport(before, results, { now: new Date(), suites: names }))
  }
  return printResults(suites, results)
}

makeHomeWritable()
await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'fairhouse-test-'))
process.once('exit', () => {
  endEverything()
  rmSync(folder, { recursive: true, force: true })
})
stopOn('SIGINT', 130)
stopOn('SIGTERM', 143)
stopOn('SIGHUP', 129)
try {
  process.exitCode = (await main()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
