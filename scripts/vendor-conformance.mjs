import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
const program = fileURLToPath(new URL('conformance/run.ts', import.meta.url))
const args = [program, ...process.argv.slice(2)]
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1
