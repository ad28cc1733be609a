import { setImmediate } from 'node:timers/promises'
import type { Anchor } from '#platform/anchors'
import type { Database } from '#platform/database'
import { digestOf, firstHead, sealOf, type Row } from './chain.ts'
import { inSnapshot, type AuditStore, type StoredBatch } from './store/audit.ts'

export interface AuditResult {
  transfers: number
  /** The current head of each lane. */
  heads: Anchor[]
  /** The first bad row of each check; empty if the ledger is sound. */
  findings: string[]
}

const pageBatches = 500
/** Yields to other work after so many batches: the audit may run beside the site. */
const restBatches = 4

/**
 * Replays the journal from the first row: digests and seals of every chain against the anchors,
 * entries against the moves of their transfers, balances against their entries, and players' money
 * against what the house, its providers and the outside world owe.
 */
export async function auditWallet(
  database: Database,
  anchors: readonly Anchor[],
): Promise<AuditResult> {
  return inSnapshot(database, (store) => audit(store, anchors))
}

async function audit(store: AuditStore, anchors: readonly Anchor[]): Promise<AuditResult> {
  const findings: string[] = []
  const heads: Anchor[] = []
  let transfers = 0
  for (const stored of await store.lanes()) {
    const { lane } = stored
    const own = anchors.filter((anchor) => anchor.lane === lane)
    const chain = await verifyChain(store, lane, own)
    transfers += chain.seq
    heads.push({ ...stored, head: stored.head.toString('hex') })
    if (chain.finding !== undefined) findings.push(chain.finding)
    else if (String(chain.seq) !== stored.seq || !chain.head.equals(stored.head)) {
      findings.push(
        `lane ${lane}: its head names row ${stored.seq}, its chain ends at ${chain.seq}`,
      )
    }
  }
  for (const check of [store.firstBadEntry, store.firstBadBalance, store.firstImbalance]) {
    const finding = await check()
    if (finding !== undefined) findings.push(finding)
  }
  return { transfers, heads, findings }
}

interface Chain {
  head: Buffer
  batch: number
  seq: number
  finding?: string
}

async function verifyChain(store: AuditStore, lane: number, anchors: readonly Anchor[]) {
  let chain: Chain = { head: firstHead(lane), batch: 0, seq: 0 }
  const anchored = new Map(anchors.map(({ batch, head }) => [batch, head]))
  // Anchored while empty: there is nothing to compare.
  anchored.delete('0')
  for (;;) {
    const batches = await store.batches(lane, chain.batch, pageBatches)
    const last = batches.at(-1)
    const rows = await store.rows(lane, chain.seq, last?.last_seq ?? null)
    for (const batch of batches) {
      if (chain.batch % restBatches === 0) await setImmediate()
      chain = verifyBatch(chain, lane, batch, rows.splice(0, Number(batch.last_seq) - chain.seq))
      const head = anchored.get(batch.number)
      anchored.delete(batch.number)
      if (head !== undefined && head !== chain.head.toString('hex')) {
        chain.finding ??= `lane ${lane}: batch ${batch.number} is not the one anchored`
      }
      if (chain.finding !== undefined) return chain
    }
    if (batches.length === pageBatches) continue
    return { ...chain, finding: endFinding(chain, lane, rows, [...anchored.keys()]) }
  }
}

function endFinding(chain: Chain, lane: number, rows: Row[], missing: string[]) {
  if (rows[0]) return `lane ${lane}: row ${rows[0].seq} (${rows[0].id}) is in no batch`
  if (missing[0] === undefined) return undefined
  return `lane ${lane}: it ends at row ${chain.seq}, but batch ${missing[0]} was anchored`
}

function verifyBatch(before: Chain, lane: number, batch: StoredBatch, rows: Row[]): Chain {
  const chain = { ...before, batch: before.batch + 1 }
  const bad = (finding: string): Chain => ({ ...chain, finding: `lane ${lane}: ${finding}` })
  if (batch.number !== String(chain.batch)) return bad(`batch ${chain.batch} is missing`)
  for (const row of rows) {
    chain.seq += 1
    if (row.seq !== String(chain.seq)) return bad(`row ${chain.seq} is missing`)
    if (!digestOf(row).equals(row.digest)) return bad(`row ${row.seq} (${row.id}) was changed`)
  }
  if (String(chain.seq) !== batch.last_seq) return bad(`row ${chain.seq + 1} is missing`)
  chain.head = sealOf(
    before.head,
    rows.map(({ digest }) => digest),
  )
  if (chain.head.equals(batch.head)) return chain
  return bad(`rows ${before.seq + 1} to ${chain.seq} are not those that were sealed`)
}
