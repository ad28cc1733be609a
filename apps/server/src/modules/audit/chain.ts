import { hash } from 'node:crypto'

/** A row of the log as hashed: all columns as stored text. */
export interface ChainRow {
  seq: string
  id: string
  atMicroseconds: string
  actorKind: string
  actorId: string | null
  action: string
  subjectKind: string
  subjectId: string | null
  brandId: string | null
  before: string | null
  after: string | null
  address: string | null
  reason: string | null
  digest: Buffer
}

export const firstDigest = hash('sha256', 'audit', 'buffer')

/** Reimplements the database's own function, so that neither is trusted alone. */
export function digestOf(previous: Buffer, row: ChainRow): Buffer {
  const { seq, id, atMicroseconds, actorKind, actorId, action, subjectKind, subjectId } = row
  const { brandId, before, after, address, reason } = row
  const who = [seq, id, atMicroseconds, actorKind, actorId, action, subjectKind, subjectId]
  const text = [...who, brandId, before, after, address, reason].map(field).join('')
  return hash('sha256', Buffer.concat([previous, Buffer.from(text)]), 'buffer')
}

function field(value: string | null): string {
  return value === null ? '-;' : `${Buffer.byteLength(value)}:${value};`
}
