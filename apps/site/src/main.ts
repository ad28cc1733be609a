import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Enables the compile cache before anything large loads. The cache is in our own folder: whoever
// can write to a shared one could make us run their code.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
await import('./process/start.ts')
