import { renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { games, isProved, models, slots, storedProofs, type Proof } from '@fairhouse/engines'
import { createPool } from '../lib/pool.ts'
import { sha256, type Proved } from './perform.ts'
import { returnsPage } from './returns-page.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const kept = values.all ? [] : models.filter((model) => isProved(sha256, model))
const proofs = new Map(kept.map(({ id }) => [id, storedProofs[id]]))
const left = models.map(({ id }) => id).filter((id) => !proofs.has(id))

/** In the order of the models, so that two runs write the same. */
function proofsNow(): Record<string, Proof> {
  return Object.fromEntries(
    models.flatMap(({ id }) => {
      const proof = proofs.get(id)
      return proof ? [[id, proof] as const] : []
    }),
  )
}

/** At once: a thread that starts reads what is stored, and must not find half of it. */
function store() {
  const path = 'packages/engines/src/proofs.json'
  writeFileSync(`${path}.new`, `${JSON.stringify(proofsNow(), null, 2)}\n`)
  renameSync(`${path}.new`, path)
}

const percent = ({ numerator, denominator }: Proof['returnToPlayer']) =>
  `${Number((BigInt(numerator) * 1_000_000n) / BigInt(denominator)) / 10_000} %`

function keep({ id, proof, seconds }: Proved) {
  proofs.set(id, proof)
  const bought = proof.buy ? `, bought ${percent(proof.buy.returnToPlayer)}` : ''
  const done = `${proofs.size} of ${models.length}`
  console.log(`${done}: ${id} returns ${percent(proof.returnToPlayer)}${bought} (${seconds} s)`)
  store()
}

console.log(`${kept.length} models have their proof, ${left.length} are to be proved`)
if (left.length > 0) {
  const pool = createPool<string, Proved>(new URL('worker.ts', import.meta.url))
  await pool.performAll(left, keep)
  await pool.close()
}
store()
writeFileSync(
  'docs/RETURNS.md',
  returnsPage({ models, games: games(), flagships: slots, proofs: proofsNow() }),
)
console.log('the table is in docs/RETURNS.md')
