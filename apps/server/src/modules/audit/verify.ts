import type { Anchor } from '#platform/anchors'
import { digestOf, firstDigest } from './chain.ts'
import type { AuditReader } from './store.ts'

export interface AuditProof {
  entries: number
  head: Anchor
  /** The first bad row; undefined if the log is intact. */
  finding: string | undefined
}

const pageRows = 5000

/** Recomputes the chain from its first row to its head and compares it with the anchors. */
export async function verifyChain(
  reading: AuditReader,
  anchors: readonly Anchor[],
): Promise<AuditProof> {
  const head = await reading.head()
  const anchored = new Map(anchors.map((anchor) => [Number(anchor.seq), anchor.head]))
  let entries = 0
  let digest: Buffer = firstDigest
  const end = (finding?: string): AuditProof => ({
    entries,
    head: { lane: 0, batch: head.seq, seq: head.seq, head: head.digest.toString('hex') },
    finding: finding && `audit log: ${finding}`,
  })
  for (;;) {
    const rows = await reading.rowsAfter(entries, pageRows)
    for (const row of rows) {
      if (Number(row.seq) !== entries + 1) return end(`row ${entries + 1} is missing`)
      digest = digestOf(digest, row)
      if (!digest.equals(row.digest)) return end(`row ${row.seq} (${row.id}) is not as written`)
      entries += 1
      const known = anchored.get(entries)
      anchored.delete(entries)
      if (known !== undefined && known !== digest.toString('hex')) {
        return end(`row ${row.seq} (${row.id}) is not the one anchored`)
      }
    }
    if (rows.length === pageRows) continue
    if (Number(head.seq) !== entries || !head.digest.equals(digest)) {
      return end(`row ${entries + 1} is missing: its head names row ${head.seq}`)
    }
    const gone = [...anchored.keys()].find((seq) => seq > entries)
    return end(
      gone === undefined ? undefined : `it ends at row ${entries}, but ${gone} was anchored`,
    )
  }
}
