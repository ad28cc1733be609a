import { createHash } from 'node:crypto'

/** A row of the journal as the chain sees it; amounts and times as text, as they are stored. */
export interface Link {
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
  hash: Buffer
}

export function firstHead(lane: number): Buffer {
  return createHash('sha256').update(`lane ${lane}`).digest()
}

/** The same as the database's own function, written again so that neither is trusted alone. */
export function hashOfLink(head: Buffer, link: Link): Buffer {
  const { lane, seq, id, code, refusal, taken, moves, atMicroseconds, reference } = link
  const facts = [lane, seq, id, code, refusal ?? '', taken, moves, atMicroseconds, reference]
  return createHash('sha256').update(head).update(link.content).update(facts.join('|')).digest()
}
