/** @import { Command } from './list.mjs' */

const run = 'Run and build'
const test = 'Check and test'
const measure = 'Measure'

/** @type {Command[]} */
export const developCommands = [
  {
    name: 'start',
    group: run,
    summary: 'installs, builds and starts the site with its own PostgreSQL',
    options: [['PORT=…, DATA_DIR=…', 'environment; docs/OPERATIONS.md has all settings']],
    run: { kind: 'script', file: 'scripts/start.mjs' },
  },
  {
    name: 'dev',
    group: run,
    summary: 'runs the site from source with hot reload',
    run: { kind: 'script', file: 'scripts/dev.mjs' },
  },
  {
    name: 'build',
    group: run,
    summary: 'builds the parts that changed into dist',
    usage: '[--only site|player|office|games|tiles]',
    run: { kind: 'script', file: 'scripts/build.mjs' },
  },
  {
    name: 'test',
    group: test,
    summary: 'runs every check and test; ends with "N passed, N failed"',
    usage: '[--only <suite>,<suite>]',
    run: { kind: 'script', file: 'scripts/test.mjs' },
  },
  {
    name: 'test:full',
    group: test,
    summary: 'also runs the long tests and writes docs/FULL-TEST.md',
    usage: '[--only <suite>,<suite>]',
    run: { kind: 'script', file: 'scripts/test.mjs', args: ['--full'] },
  },
  {
    name: 'test:faults',
    group: test,
    summary: 'kills the ledger under load and checks that no money is lost',
    usage: '[--kills 200] [--stops 20]',
    run: { kind: 'script', file: 'scripts/commands/test-faults.mjs' },
  },
  {
    name: 'check',
    group: test,
    summary: 'runs tidy, types, lint, format and unused code',
    run: {
      kind: 'script',
      file: 'scripts/test.mjs',
      args: ['--only', 'tidy,types,lint,format,unused'],
    },
  },
  {
    name: 'format',
    group: test,
    summary: 'formats every file',
    run: { kind: 'tool', tool: 'oxfmt', args: ['.'] },
  },
  {
    name: 'attack',
    group: test,
    summary: 'attacks a throw-away site: findings, permissions, money races, raw sockets',
    run: { kind: 'script', file: 'scripts/test.mjs', args: ['--only', 'attack'] },
  },
  {
    name: 'shots',
    group: test,
    summary: 'takes screenshots of every page into shots',
    usage: '[--only /path,/path]',
    options: [
      ['--languages EN,VI', 'languages; EN by default'],
      ['--widths 360,768,1440', 'window widths'],
      ['--themes dark,light', 'themes'],
      ['--out shots', 'the folder'],
    ],
    run: { kind: 'built', file: 'scripts/shots/run.ts' },
  },
  {
    name: 'commands:page',
    group: test,
    summary: 'writes docs/COMMANDS.md from the list of commands',
    run: { kind: 'script', file: 'scripts/commands/write-page.mjs' },
  },
  {
    name: 'bench',
    group: measure,
    summary: 'measures the server and writes docs/BENCHMARKS.md',
    usage: '[flat|logins|catalogue|spin|statement|limits|plain]',
    options: [['<name>', 'measures only this part']],
    run: { kind: 'script', file: 'scripts/commands/bench.mjs' },
  },
  {
    name: 'bench:pages',
    group: measure,
    summary: 'measures the first page with Lighthouse, on phone and desktop',
    run: { kind: 'built', file: 'scripts/bench/pages.ts' },
  },
  {
    name: 'bench:frame',
    group: measure,
    summary: 'measures the first spin on a slow phone and frames per second',
    run: { kind: 'built', file: 'scripts/bench/frame.ts' },
  },
  {
    name: 'bench:office',
    group: measure,
    summary: 'measures the back office on a small site and with a million members',
    usage: '[--members 1000000] [--entries 10000000]',
    run: { kind: 'built', file: 'scripts/bench/office/office.ts' },
  },
]
