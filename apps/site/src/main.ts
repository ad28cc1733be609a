import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything large is loaded: what one start has compiled, the next one finds. In a folder of
// our own, since whoever could write there could make us run what they like.
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
await import('./start.ts')
