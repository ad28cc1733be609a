import type { Database } from '#platform/database'
import { firstHead, hashOfLink } from './chain.ts'
import { auditStore } from './store/audit.ts'

export interface AuditResult {
  transfers: number
  /** What is wrong, the first bad row of each check; empty when the books are sound. */
  findings: string[]
}

const pageRows = 5000

/**
 * Replays the books from the first row: every link of every chain, every entry from the moves of
 * its transfer, every balance from its entries, and that all of it sums to nothing.
 */
export async function auditWallet(database: Database): Promise<AuditResult> {
  const store = auditStore(database)
  const findings: string[] = []
  let transfers = 0
  for (const { lane, seq, head } of await store.lanes()) {
    const chain = await followChain(store, lane)
    transfers += chain.length
    if (chain.finding) findings.push(chain.finding)
    else if (String(chain.length) !== seq || !chain.head.equals(head)) {
      findings.push(`lane ${lane}: its head names row ${seq}, its chain ends at ${chain.length}`)
    }
  }
  for (const check of [store.firstBadEntry, store.firstBadBalance, store.firstImbalance]) {
    const finding = await check()
    if (finding !== undefined) findings.push(finding)
  }
  return { transfers, findings }
}

async function followChain(store: ReturnType<typeof auditStore>, lane: number) {
  let head = firstHead(lane)
  let length = 0
  for (;;) {
    const page = await store.links(lane, length, pageRows)
    for (const link of page) {
      length += 1
      if (link.seq !== String(length)) {
        return { head, length, finding: `lane ${lane}: row ${length} is missing` }
      }
      head = hashOfLink(head, link)
      if (!head.equals(link.hash)) {
        return { head, length, finding: `lane ${lane}: row ${length} (${link.id}) was changed` }
      }
    }
    if (page.length < pageRows) return { head, length, finding: undefined }
  }
}
