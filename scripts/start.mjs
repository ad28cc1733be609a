import module from 'node:module'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureGateway } from './lib/gateway.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { changedParts } from './lib/parts.mjs'
import { root } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { childEnvironment, reexecOnPinnedNode } from './lib/runtime.mjs'

// Password hashes run on these threads, one per core at a time; file access needs some too.
process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism() + 4)
await ensureInstalled()
await reexecOnPinnedNode(import.meta.url)
process.chdir(root)

// The running site draws its tiles, so that the start does not wait for them.
const later = 'tiles'
if (changedParts().some(({ part }) => part.name !== later)) {
  // A separate process, because build tools set NODE_ENV and keep memory that the site needs.
  const script = fileURLToPath(new URL('./build.mjs', import.meta.url))
  const code = await run(process.execPath, [script, '--without', later], {
    env: childEnvironment(),
  })
  if (code !== 0) process.exit(code)
}

await ensureGateway()
module.enableCompileCache?.(join(root, '.cache', 'compiled'))
await import(pathToFileURL(join(root, 'dist', 'site', 'main.js')).href)
