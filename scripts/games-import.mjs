import { runProgram } from './lib/run-program.mjs'

await runProgram(import.meta.url, 'games-import')
