import { runScript } from './lib/run-script.mjs'

await runScript(import.meta.url, 'scripts/rng/run.ts')
