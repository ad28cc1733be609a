import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createPool, type Pool } from '../lib/pool.ts'
import { commitNow, dayOf, loadNow, machine } from '../bench/lib/report.ts'
import { planted } from './generators/index.ts'
import { isInstalled, runCalls } from './certify/dieharder-run.ts'
import { allCalls, maxMegabytes, quickCalls, usualCalls } from './certify/dieharder.ts'
import { certifyOutcomes } from './certify/outcomes.ts'
import { tryPlanted, type Caught } from './certify/planted.ts'
import type { Found, Task } from './certify/perform.ts'
import { certifyRaw } from './certify/raw.ts'
import { reportOf } from './certify/report.ts'
import { isCertified, type Result, type Sizes } from './certify/result.ts'
import { sharedBlocks, startProcesses } from './certify/startup-seeds.ts'

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '1000' },
    draws: { type: 'string', default: '10000000' },
    all: { type: 'boolean', default: false },
  },
})
const calls = values.all ? allCalls : usualCalls
const sizes: Sizes = {
  sequences: Number(values.sequences),
  bits: 2 ** 20,
  draws: Number(values.draws),
  starts: 1000,
  megabytes: maxMegabytes(calls),
  plantedSequences: Math.min(20, Number(values.sequences)),
  plantedDraws: Number(values.draws) / 50,
}
const studio = { generator: 'studio', seeds: null }
const badGenerator = 'linear congruential generator'

const began = new Date()
const minutesNow = () => Math.round((Date.now() - began.getTime()) / 6000) / 10
const say = (text: string) => console.log(`${minutesNow().toFixed(1).padStart(6)} min: ${text}`)

async function withDieharder(): Promise<Result['dieharder']> {
  if (!isInstalled()) return null
  const verdicts = await runCalls('studio', calls)
  const plantedVerdicts = await runCalls(badGenerator, quickCalls)
  return { whole: values.all, verdicts, planted: plantedVerdicts }
}

async function tryAllPlanted({ performAll }: Pool<Task, Found[]>): Promise<Caught[]> {
  const { plantedSequences: sequences, plantedDraws: draws, bits } = sizes
  const all: Caught[] = []
  for (const generator of Object.keys(planted)) {
    const size = { sequences, draws, bits, thorough: true }
    const caught = await tryPlanted(performAll, { generator, seeds: null }, size)
    say(`${generator}: ${caught.by.length > 0 ? 'caught' : 'NOT caught'}`)
    all.push(caught)
  }
  return all
}

async function certify(pool: Pool<Task, Found[]>): Promise<Result> {
  say(`${sizes.starts} starts`)
  const shared = sharedBlocks(await startProcesses(sizes.starts))
  say(`${sizes.draws} draws of each game`)
  const outcomes = await certifyOutcomes(pool.performAll, studio, sizes)
  say(`${sizes.sequences} sequences of raw output`)
  const raw = await certifyRaw(pool.performAll, studio, sizes)
  say('planted generators')
  const caught = await tryAllPlanted(pool)
  say(isInstalled() ? 'dieharder' : 'no dieharder on the PATH: its tests are left out')
  const dieharder = await withDieharder()
  const minutes = minutesNow()
  return { sizes, sharedBlocks: shared.length, raw, outcomes, dieharder, planted: caught, minutes }
}

const circumstances = [
  `- Date: ${dayOf(began)}, commit ${commitNow()}`,
  `- Machine: ${machine()}; load average before the run ${loadNow()}`,
]
const pool = createPool<Task, Found[]>(new URL('certify/worker.ts', import.meta.url))
const result = await certify(pool)
await pool.close()
writeFileSync('docs/RNG.md', reportOf(result, circumstances))
const passed = isCertified(result)
say(passed ? 'passed; see docs/RNG.md' : 'FAILED; see docs/RNG.md')
process.exitCode = passed ? 0 : 1
