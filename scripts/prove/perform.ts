import { createHash } from 'node:crypto'
import { models, prove, type Proof } from '@fairhouse/engines'

export interface ProofResult {
  readonly id: string
  readonly proof: Proof
  readonly seconds: number
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Proves one model in this thread. */
export function perform(id: string): ProofResult {
  const began = performance.now()
  const model = models.find((one) => one.id === id)
  if (!model) throw new Error(`no model ${id}`)
  const proof = prove(sha256, model)
  return { id, proof, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
