import { enableCompileCache } from 'node:module'

// Before anything large is loaded: what one start has compiled, the next one finds.
enableCompileCache()
await import('./start.ts')
