import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../lib/install.mjs'
import { reexecOnPinnedNode } from '../lib/runtime.mjs'

process.chdir(fileURLToPath(new URL('../..', import.meta.url)))
await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
const run = (/** @type {string} */ script) =>
  spawnSync(process.execPath, [script], { stdio: 'inherit' }).status ?? 1
/** @type {Record<string, string>} LIST of the parts that can be measured alone. */
const parts = {
  flat: 'scripts/bench/ledger/flat.ts',
  logins: 'scripts/bench/http/logins.ts',
  catalogue: 'scripts/bench/lobby/catalogue-alone.ts',
  spin: 'scripts/bench/spin/spin-alone.ts',
  statement: 'scripts/bench/statement/statement-alone.ts',
  limits: 'scripts/bench/ledger/limits-alone.ts',
  plain: 'scripts/bench/plain/plain-alone.ts',
}
const program = parts[process.argv[2] ?? ''] ?? 'scripts/bench/run.ts'
process.exitCode = run('scripts/build.mjs') || run(program)
