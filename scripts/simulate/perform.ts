import { models, rowStream, scoreOfModel, type Mode } from '@fairhouse/engines'
import type { Tally } from './tally.ts'

/** Some rounds of a model. Each chunk has its own seed, so it is the same in any thread. */
export interface Chunk {
  readonly model: string
  readonly mode: Mode
  /** A text that seeds the numbers. */
  readonly seed: string
  readonly index: number
  readonly rounds: number
}

const scores = new Map<string, ReturnType<typeof scoreOfModel>>()

/** Plays a chunk with fast numbers (sfc32), not with the certified stream: see docs/RNG.md. */
export function perform({ model, mode, seed, index, rounds }: Chunk): Tally {
  const score = scoreFor(model, mode)
  const rng = rowStream(`${seed} ${model} ${mode}`, index)
  let credits = 0
  let squares = 0
  let hits = 0
  let largest = 0
  for (let round = 0; round < rounds; round += 1) {
    const paid = score(rng)
    if (paid === 0) continue
    credits += paid
    squares += paid * paid
    hits += 1
    if (paid > largest) largest = paid
  }
  return { rounds, credits, squares, hits, largest, cpuSeconds: cpuSecondsSince() }
}

let before = process.threadCpuUsage()

/** CPU time since the previous chunk, because the clock of a thread is too coarse for one chunk. */
function cpuSecondsSince(): number {
  const now = process.threadCpuUsage()
  const used = now.user + now.system - before.user - before.system
  before = now
  return used / 1e6
}

function scoreFor(id: string, mode: Mode) {
  const key = `${id} ${mode}`
  const model = models.find((one) => one.id === id)
  if (!model) throw new Error(`no model ${id}`)
  const score = scores.get(key) ?? scoreOfModel(model, mode)
  scores.set(key, score)
  return score
}
