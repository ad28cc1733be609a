import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    stops: { type: 'string', default: '20' },
  },
})
const env = { ...process.env, LEDGER_KILLS: values.kills, LEDGER_STOPS: values.stops }
const args = ['node_modules/.bin/vitest', 'run', '--project', 'fault', 'apps/site/src/ledger']
const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
process.exitCode = status ?? 1
