import { setImmediate } from 'node:timers/promises'
import type { Anchor } from '#platform/anchors'
import type { Database } from '#platform/database'
import { digestOf, firstHead, sealOf, type Design, type Row, type StoredBatch } from './chain.ts'
import { inSnapshot, type AuditStore } from './store/audit.ts'

export interface AuditResult {
  transfers: number
  /** The last sealed batch of each lane. */
  heads: Anchor[]
  /** The first bad row of each check; empty if the ledger is sound. */
  findings: string[]
}

const pageBatches = 500
/** Yields to other work after so many batches: the audit may run beside the site. */
const restBatches = 4

/**
 * Replays the journal from the first row: digests and seals of every chain against the anchors,
 * statement lines against the moves of their transfers, balances against both, and players' money
 * against what the house, its providers and the outside world owe. Rows of the first design come
 * first: their chain and their balances are the beginning of the second.
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
    const chain = await verifyLane(store, lane, own)
    transfers += Number(stored.end)
    heads.push({ lane, batch: stored.batch, seq: stored.seq, head: stored.head.toString('hex') })
    if (chain.finding !== undefined) findings.push(`lane ${lane}: ${chain.finding}`)
  }
  for (const check of store.checks) {
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

async function verifyLane(store: AuditStore, lane: number, anchors: readonly Anchor[]) {
  const anchored = new Map(anchors.map(({ batch, head }) => [batch, head]))
  // Anchored while empty: there is nothing to compare.
  anchored.delete('0')
  let chain: Chain = { head: firstHead(lane), batch: 0, seq: 0 }
  for (const design of ['first', 'second'] as const) {
    chain = await verifyChain(store.chain(design, lane), chain, anchored)
    if (chain.finding !== undefined) return chain
  }
  const finding = (await store.firstUnsealed(lane)) ?? endFinding(chain, [...anchored.keys()])
  return finding === undefined ? chain : { ...chain, finding }
}

async function verifyChain(
  design: Design,
  from: Chain,
  anchored: Map<string, string>,
): Promise<Chain> {
  let chain = from
  for (;;) {
    const batches = await design.batches(chain.batch, pageBatches)
    const last = batches.at(-1)
    const rows = last ? await design.rows(chain.seq, last.last_seq) : []
    for (const batch of batches) {
      if (chain.batch % restBatches === 0) await setImmediate()
      chain = verifyBatch(chain, batch, rows.splice(0, Number(batch.last_seq) - chain.seq))
      const head = anchored.get(batch.number)
      anchored.delete(batch.number)
      if (head !== undefined && head !== chain.head.toString('hex')) {
        chain.finding ??= `batch ${batch.number} is not the one anchored`
      }
      if (chain.finding !== undefined) return chain
    }
    if (batches.length === pageBatches) continue
    const end = await design.end()
    if (!end || (String(chain.seq) === end.seq && chain.head.equals(end.head))) return chain
    return { ...chain, finding: `its head names row ${end.seq}, its chain ends at ${chain.seq}` }
  }
}

function endFinding(chain: Chain, missing: string[]): string | undefined {
  if (missing[0] === undefined) return undefined
  return `it ends at row ${chain.seq}, but batch ${missing[0]} was anchored`
}

function verifyBatch(before: Chain, batch: StoredBatch, rows: Row[]): Chain {
  const chain = { ...before, batch: before.batch + 1 }
  const bad = (finding: string): Chain => ({ ...chain, finding })
  if (batch.number !== String(chain.batch)) return bad(`batch ${chain.batch} is missing`)
  const digests = rows.map((row, place) => batch.digests?.[place] ?? row.digest)
  for (const [place, row] of rows.entries()) {
    chain.seq += 1
    if (row.seq !== String(chain.seq)) return bad(`row ${chain.seq} is missing`)
    const digest = digests[place]
    if (digest && !digestOf(row).equals(digest))
      return bad(`row ${row.seq} (${row.id}) was changed`)
  }
  if (String(chain.seq) !== batch.last_seq) return bad(`row ${chain.seq + 1} is missing`)
  chain.head = sealOf(before.head, digests)
  if (chain.head.equals(batch.head)) return chain
  return bad(`rows ${before.seq + 1} to ${chain.seq} are not those that were sealed`)
}
