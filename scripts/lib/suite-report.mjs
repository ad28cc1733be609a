import { execFileSync } from 'node:child_process'
import { arch, cpus, platform, totalmem } from 'node:os'

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} seconds
 * @property {number} budgetSeconds
 * @property {number} passed
 * @property {number} failed
 * @property {string} [trouble]
 */

export const total = (/** @type {Result[]} */ results) => ({
  passed: results.reduce((sum, one) => sum + one.passed, 0),
  failed: results.reduce((sum, one) => sum + one.failed, 0),
  seconds: results.reduce((sum, one) => sum + one.seconds, 0),
  budgetSeconds: results.reduce((sum, one) => sum + one.budgetSeconds, 0),
})

/** @param {Result | ReturnType<typeof total> & { name: string }} one */
const cells = (one) => [
  one.name,
  one.seconds.toFixed(1),
  String(one.budgetSeconds),
  String(one.passed),
  String(one.failed),
]

const HEAD = ['suite', 'seconds', 'budget', 'passed', 'failed']

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

/** The last line of `npm test`, which tools read. */
export const lastLine = (/** @type {Result[]} */ results) => {
  const { passed, failed } = total(results)
  return `${passed} passed, ${failed} failed`
}

const commit = () => {
  try {
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', args, { encoding: 'utf8' }).trim()
    const dirty = git('status', '--porcelain') === '' ? '' : ', with changes not committed'
    return `${git('rev-parse', '--short=12', 'HEAD')}${dirty}`
  } catch {
    return 'unknown'
  }
}

const machine = () => {
  const memory = (totalmem() / 2 ** 30).toFixed(1)
  const model = cpus()[0]?.model.trim() ?? 'unknown processor'
  return `${cpus().length} cores (${model}), ${memory} GiB, ${platform()} ${arch()}`
}

/**
 * @param {Result[]} results
 * @param {Date} now
 */
export const formatFullReport = (results, now) => {
  const row = (/** @type {string[]} */ texts) => `| ${texts.join(' | ')} |`
  return [
    '# The last full test',
    '',
    'Written by `npm run test:full`.',
    '',
    `- Date: ${now.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `- Commit: ${commit()}`,
    `- Machine: ${machine()}`,
    `- Node: ${process.version}`,
    `- Result: ${lastLine(results)}`,
    '',
    row(HEAD),
    '|---|---:|---:|---:|---:|',
    ...results.map((one) => row(cells(one))),
    row(cells({ name: 'all', ...total(results) })),
    '',
  ].join('\n')
}
