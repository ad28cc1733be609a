import { createHash } from 'node:crypto'

/** A journal row as it is hashed; amounts and times as text, as they are stored. */
export interface Row {
  lane: number
  seq: string
  id: string
  code: string
  content: Buffer
  refusal: string | null
  taken: string
  moves: string
  reference: string
  atMicroseconds: string
  digest: Buffer
}

export function firstHead(lane: number): Buffer {
  return sha256(`lane ${lane}`)
}

/** Reimplements the database's digest, so that neither implementation is trusted alone. */
export function digestOf(row: Row): Buffer {
  const { lane, seq, id, code, refusal, taken, moves, atMicroseconds, reference } = row
  const facts = [lane, seq, id, code, refusal ?? '', taken, moves, atMicroseconds, reference]
  return sha256(row.content, facts.join('|'))
}

/** Seals a batch: the digests of its rows and, through the previous head, all earlier rows. */
export function sealOf(head: Buffer, digests: readonly Buffer[]): Buffer {
  return sha256(head, ...digests)
}

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
