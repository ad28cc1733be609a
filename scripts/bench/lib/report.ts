import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'

export interface Figure {
  what: string
  measured: string
  target: string
  /** Undefined without a target. */
  met: boolean | undefined
}

const file = 'docs/BENCHMARKS.md'

/** Describes the machine. Its load is reported too, because other work changes the figures. */
export function machine(): string {
  const [cpu] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const model = cpu?.model.trim() ?? process.arch
  return `${cpus().length} cores (${model}), ${memory} GiB, Node ${process.version}`
}

export function loadNow(): string {
  return loadavg()[0]?.toFixed(2) ?? '?'
}

export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export function commitNow(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
}

/** LIST of the sections of the report, with the command that measures them. */
const sections = {
  figures: 'npm run bench',
  pages: 'npm run bench:pages',
  frame: 'npm run bench:frame',
  logins: 'npm run bench -- logins',
  catalogue: 'npm run bench -- catalogue',
  spin: 'npm run bench -- spin',
  statement: 'npm run bench -- statement',
  limits: 'npm run bench -- limits',
  plain: 'npm run bench -- plain',
  office: 'npm run bench:office',
}

interface Report {
  section: keyof typeof sections
  figures: Figure[]
  loadBefore: string
  now: Date
}

export function writeReport({ section, figures, loadBefore, now }: Report) {
  const rows = figures.map(
    ({ what, measured, target, met }) =>
      `| ${what} | ${measured} | ${target} | ${met === undefined ? '–' : met ? 'yes' : '**no**'} |`,
  )
  const text = [
    `Measured ${dayOf(now)} at commit ${commitNow()} by \`${sections[section]}\`.`,
    `Machine: ${machine()}; load average before the run ${loadBefore}.`,
    '',
    '| figure | measured | target | met |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
  replaceSection(section, text)
}

/** Replaces the text between the section's mark and the next one, or the end. */
export function replaceSection(name: string, text: string) {
  const mark = `<!-- ${name} -->`
  const [head = '', rest = ''] = readFileSync(file, 'utf8').split(mark)
  const next = rest.indexOf('<!-- ')
  const tail = next < 0 ? '' : `\n${rest.slice(next)}`
  writeFileSync(file, `${head}${mark}\n\n${text}\n${tail}`)
}
