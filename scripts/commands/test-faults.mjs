import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureInstalled } from '../lib/install.mjs'
import { root } from '../lib/paths.mjs'
import { reexecOnPinnedNode } from '../lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    stops: { type: 'string', default: '20' },
  },
})
const env = { ...process.env, LEDGER_KILLS: values.kills, LEDGER_STOPS: values.stops }
const tests = 'apps/site/src/faults/ledger'
const args = ['node_modules/.bin/vitest', 'run', '--project', 'fault', tests]
const run = (/** @type {string[]} */ ...command) =>
  spawnSync(process.execPath, command, { cwd: root, env, stdio: 'inherit' }).status ?? 1
process.exitCode = run('scripts/build.mjs', '--only', 'site') || run(...args)
