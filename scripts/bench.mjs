import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
const run = (/** @type {string} */ script) =>
  spawnSync(process.execPath, [script], { stdio: 'inherit' }).status ?? 1
const program = process.argv[2] === 'flat' ? 'scripts/bench/flat.ts' : 'scripts/bench/run.ts'
process.exitCode = run('scripts/build.mjs') || run(program)
