import { execFileSync } from 'node:child_process'
import { arch, cpus, platform } from 'node:os'

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} seconds
 * @property {number} passed
 * @property {number} failed
 * @property {string} [trouble]
 * @property {string} [skipped] why the suite did not run; it is then never counted as passed
 */

export const total = (/** @type {Result[]} */ results) => ({
  passed: results.reduce((sum, result) => sum + result.passed, 0),
  failed: results.reduce((sum, result) => sum + result.failed, 0),
  seconds: results.reduce((sum, result) => sum + result.seconds, 0),
})

/** @param {Result | ReturnType<typeof total> & { name: string, skipped?: undefined }} result */
const cells = ({ name, seconds, passed, failed, skipped }) => [
  name,
  seconds.toFixed(1),
  skipped === undefined ? String(passed) : 'skipped',
  skipped === undefined ? String(failed) : '-',
]

const HEAD = ['suite', 'seconds', 'passed', 'failed']

/** @param {Result[]} results */
export const formatTable = (results) => {
  const rows = [HEAD, ...results.map(cells), cells({ name: 'all', ...total(results) })]
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}

/** @param {import('./suite-count.mjs').Timed[]} tests of all suites that ran */
export const formatSlowest = (tests) =>
  tests
    .toSorted((result, other) => other.seconds - result.seconds)
    .slice(0, 10)
    .map(({ suite, name, seconds }) => `${seconds.toFixed(1).padStart(7)}  ${suite}: ${name}`)
    .join('\n')

/** The last line of `npm test`, which tools read. */
export const lastLine = (/** @type {Result[]} */ results) => {
  const { passed, failed } = total(results)
  return `${passed} passed, ${failed} failed`
}

const commit = () => {
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, { encoding: 'utf8' }).trim()
    const dirty =
      git('status', '--porcelain', '--', '.', ':!docs/FULL-TEST.md') === ''
        ? ''
        : ', with changes not committed'
    return `${git('rev-parse', '--short=12', 'HEAD')}${dirty}`
  } catch {
    return 'unknown'
  }
}

const machine = () => {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${cpus().length} × ${model}, ${platform()} ${arch()}`
}

const FULL_HEAD = [...HEAD, 'date (UTC)', 'commit', 'machine']

const tableRow = (/** @type {string[]} */ texts) => `| ${texts.join(' | ')} |`

/**
 * The rows of an earlier report by suite.
 * @param {string} report
 */
const rowsOf = (report) =>
  new Map(
    report
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(2, -2).split(' | '))
      .filter((texts) => texts.length === FULL_HEAD.length && texts[0] !== HEAD[0])
      .map((texts) => /** @type {const} */ ([texts[0] ?? '', texts])),
  )

/**
 * Suites can be run one by one: each row has its date, machine and commit, and suites that were
 * not run keep their row.
 * @param {string} before the report there is
 * @param {Result[]} results
 * @param {{ now: Date, suites: string[] }} when
 */
export const formatFullReport = (before, results, { now, suites }) => {
  const rows = rowsOf(before)
  const date = now.toISOString().slice(0, 16).replace('T', ' ')
  for (const result of results) rows.set(result.name, [...cells(result), date, commit(), machine()])
  const keptRows = suites.flatMap((name) => [rows.get(name) ?? []]).filter((row) => row.length > 0)
  const sum = (/** @type {number} */ column) =>
    // A skipped suite has no numbers.
    keptRows.reduce((all, row) => all + (Number(row[column]) || 0), 0)
  return [
    '# The last full test',
    '',
    'Written by `npm run test:full`; with `-- --only a,b` it writes the rows of those suites.',
    '',
    `${sum(2)} passed, ${sum(3)} failed, in ${sum(1).toFixed(0)} seconds.`,
    '',
    tableRow(FULL_HEAD),
    '|---|---:|---:|---:|---|---|---|',
    ...keptRows.map(tableRow),
    '',
  ].join('\n')
}
