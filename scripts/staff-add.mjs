import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { reexecOnPinnedNode } from './lib/runtime.mjs'

await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
const program = fileURLToPath(new URL('../apps/site/src/staff-add.ts', import.meta.url))
const { status } = spawnSync(process.execPath, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
