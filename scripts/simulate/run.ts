import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { models, modesOf, provenFigures, stakeOf } from '@fairhouse/engines'
import type { Mode, SlotModel } from '@fairhouse/engines'
import { createPool } from '../lib/pool.ts'
import { compare } from './compare.ts'
import type { Chunk } from './perform.ts'
import { progressOf, reportOf } from './report.ts'
import { emptyTally, addTallies, type Tally } from './tally.ts'

const { values } = parseArgs({
  options: {
    model: { type: 'string', multiple: true },
    spins: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    seed: { type: 'string', default: 'simulate' },
  },
})
const chosen = models.filter(({ id }) => values.model?.includes(id) ?? true)
const unknown = values.model?.filter((id) => !models.some((model) => model.id === id)) ?? []
if (unknown.length > 0) throw new Error(`no model ${unknown.join(', ')}`)
const spins = values.spins === undefined ? Infinity : Number(values.spins)
const seconds = values.spins === undefined ? Number(values.seconds) : Infinity
if (!(spins > 0 && seconds > 0)) throw new Error('--spins and --seconds are numbers above 0')

const cores = availableParallelism()
const pool = createPool<Chunk, Tally>(new URL('worker.ts', import.meta.url))

/** Chunks until the rounds or the time are used up; books are slow until their rows are cached. */
function* chunksOf(model: SlotModel, mode: Mode, until: number): Generator<Chunk> {
  const size = 'books' in model ? 5000 : 100_000
  let remaining = spins
  for (let index = 0; remaining > 0 && performance.now() < until; index += 1) {
    const rounds = Math.min(size, remaining)
    remaining -= rounds
    yield { model: model.id, mode, seed: values.seed, index, rounds }
  }
}

async function simulate(model: SlotModel, mode: Mode): Promise<boolean> {
  const began = performance.now()
  const secondsNow = () => (performance.now() - began) / 1000
  let tally = emptyTally
  await pool.performAll(chunksOf(model, mode, began + seconds * 1000), (chunkTally) => {
    tally = addTallies(tally, chunkTally)
    if (process.stdout.isTTY) process.stdout.write(progressOf(model.id, mode, tally, secondsNow()))
  })
  const stake = stakeOf(model, mode)
  const figures = provenFigures(model, mode)
  const comparison = compare(tally, figures, stake)
  const speed = tally.rounds / tally.cpuSeconds
  console.log(reportOf({ id: model.id, mode, tally, figures, stake, comparison, speed }))
  return comparison.agrees
}

console.log(`${cores} cores, load average ${loadavg()[0]?.toFixed(2) ?? '?'}`)
console.log('quick numbers (sfc32), not the ones that rounds are drawn by; intervals at 99.99 %')
let failed = 0
for (const model of chosen) {
  for (const mode of modesOf(model)) failed += Number(!(await simulate(model, mode)))
}
await pool.close()
console.log(failed === 0 ? 'all agree with what is proved' : `${failed} DO NOT AGREE`)
process.exitCode = failed === 0 ? 0 : 1
