import { readAnchors, writeAnchors } from '#platform/anchors'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { auditHttp } from './http.ts'
import { storedEntry, type AuditEntry } from './rules.ts'
import { addEntry, addEntryOnce, auditStore } from './store.ts'
import { verifyChain, type AuditProof } from './verify.ts'

export type { AuditEntry } from './rules.ts'

export type AuditModule = ReturnType<typeof createAudit>

/** The audit log: rows are added and read, never changed. */
export function createAudit({ database, random, clock, config }: Kit) {
  const store = auditStore(database)

  async function verify(): Promise<AuditProof> {
    const { log } = await store.head()
    const anchors = readAnchors(config.anchorFile, log)
    return store.inSnapshot((reading) => verifyChain(reading, anchors))
  }

  return {
    http: auditHttp({ list: store.list, verify }),
    /**
     * Adds a row, in the action's transaction if given: both commit or none. Record it last, since
     * every other writer waits for the commit from then on.
     */
    record: (entry: AuditEntry, executor: Executor = database.db): Promise<void> =>
      addEntry(executor, storedEntry(entry, random.orderedId(), clock.now())),
    /** Adds a row unless the same action on the same subject was recorded within that time. */
    async recordOnce(entry: AuditEntry, withinMs: number): Promise<void> {
      const now = clock.now()
      const stored = storedEntry(entry, random.orderedId(), now)
      await addEntryOnce(database, stored, new Date(now.getTime() - withinMs))
    },
    verify,
    /** Writes the chain's head to the anchor file, if configured. */
    async anchor(): Promise<void> {
      if (config.anchorFile === undefined) return
      const { log, seq, digest } = await store.head()
      const head = digest.toString('hex')
      const isKnown = readAnchors(config.anchorFile, log).some((anchor) => anchor.head === head)
      if (isKnown) return
      const anchor = { lane: 0, batch: seq, seq, head }
      writeAnchors(config.anchorFile, log, clock.now(), [anchor])
    },
  }
}
