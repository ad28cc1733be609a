import { createHash } from 'node:crypto'

/** A row of the journal as its digest sees it; amounts and times as text, as they are stored. */
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

/** The same as in the database's own function, written again so that neither is trusted alone. */
export function digestOf(row: Row): Buffer {
  const { lane, seq, id, code, refusal, taken, moves, atMicroseconds, reference } = row
  const facts = [lane, seq, id, code, refusal ?? '', taken, moves, atMicroseconds, reference]
  return sha256(row.content, facts.join('|'))
}

/** A batch seals the digests of its rows and, by the head before, all that came earlier. */
export function sealOf(head: Buffer, digests: readonly Buffer[]): Buffer {
  return sha256(head, ...digests)
}

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
