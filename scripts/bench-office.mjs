import { runBuilt } from './lib/run-built.mjs'

await runBuilt(import.meta.url, 'scripts/bench/office.ts')
