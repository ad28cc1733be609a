import { renameSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { games, isProved, models, slots, storedProofs, type Proof } from '@fairhouse/engines'
import { createPool } from '../lib/pool.ts'
import { sha256, type ProofResult } from './perform.ts'
import { returnsPage } from './returns-page.ts'

const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

const provenModels = values.all ? [] : models.filter((model) => isProved(sha256, model))
const proofs = new Map(provenModels.map(({ id }) => [id, storedProofs[id]]))
const unprovenIds = models.map(({ id }) => id).filter((id) => !proofs.has(id))

/** Proofs in the order of the models, so that two runs write the same. */
function orderedProofs(): Record<string, Proof> {
  return Object.fromEntries(
    models.flatMap(({ id }) => {
      const proof = proofs.get(id)
      return proof ? [[id, proof] as const] : []
    }),
  )
}

/** Writes atomically, because starting threads read the file. */
function store() {
  const path = 'packages/engines/src/proofs.json'
  writeFileSync(`${path}.new`, `${JSON.stringify(orderedProofs(), null, 2)}\n`)
  renameSync(`${path}.new`, path)
}

const percent = ({ numerator, denominator }: Proof['returnToPlayer']) =>
  `${Number((BigInt(numerator) * 1_000_000n) / BigInt(denominator)) / 10_000} %`

function onProof({ id, proof, seconds }: ProofResult) {
  proofs.set(id, proof)
  const bought = proof.buy ? `, bought ${percent(proof.buy.returnToPlayer)}` : ''
  const done = `${proofs.size} of ${models.length}`
  console.log(`${done}: ${id} returns ${percent(proof.returnToPlayer)}${bought} (${seconds} s)`)
  store()
}

console.log(
  `${provenModels.length} models have their proof, ${unprovenIds.length} are to be proved`,
)
if (unprovenIds.length > 0) {
  const pool = createPool<string, ProofResult>(new URL('worker.ts', import.meta.url))
  await pool.performAll(unprovenIds, onProof)
  await pool.close()
}
store()
writeFileSync(
  'docs/RETURNS.md',
  returnsPage({ models, games: games(), flagships: slots, proofs: orderedProofs() }),
)
console.log('the table is in docs/RETURNS.md')
