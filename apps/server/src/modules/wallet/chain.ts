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
  /** The member's line and balances; undefined in rows of the first design. */
  line?: (string | null)[]
  /** What the database stored for it. */
  digest: Buffer
}

export interface StoredBatch {
  number: string
  last_seq: string
  head: Buffer
  /** The digest of each of its rows; the first design stores them in the rows. */
  digests?: Buffer[]
}

/** The part of a lane's chain that one design of the journal wrote. */
export interface Design {
  batches(after: number, limit: number): Promise<StoredBatch[]>
  rows(after: number, last: string): Promise<Row[]>
  /** Where the chain must end, if it is stored apart. */
  end(): Promise<{ seq: string; head: Buffer } | undefined>
}

export function firstHead(lane: number): Buffer {
  return sha256(`lane ${lane}`)
}

/** Reimplements the database's digest, so that neither implementation is trusted alone. */
export function digestOf(row: Row): Buffer {
  const { lane, seq, id, code, refusal, line, taken, moves, atMicroseconds, reference } = row
  const own = (line ?? []).map((fact) => fact ?? '')
  const facts = [lane, seq, id, code, refusal ?? '', ...own, taken, moves]
  return sha256(row.content, [...facts, atMicroseconds, reference].join('|'))
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
