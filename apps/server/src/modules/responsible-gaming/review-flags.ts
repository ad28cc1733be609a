import { Refusal, type StaffActor } from '#platform/http'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { flagStore, type Flag } from './store/flags.ts'

/** Staff review of flags. */
export function createFlagReview({ kit, audit }: Deps) {
  const { db } = kit.database
  return {
    async close(id: string, note: string, by: StaffActor): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const store = flagStore(transaction)
        const flag = await store.lock(id)
        if (!flag) throw new Refusal('not_found')
        if (flag.closedAt) throw new Refusal('already_decided')
        await store.close(id, by.staffId, note, kit.clock.now())
        const { brandId, memberId, pattern } = flag
        const entry = auditEntry(by, 'safety.flagClose', 'safetyFlag', id)
        await audit.record({ ...entry, brandId, after: { memberId, pattern } }, transaction)
      })
    },
    /** Records the access in the audit log. */
    async read(id: string, by: StaffActor): Promise<Flag> {
      const flag = await flagStore(db).find(id)
      if (!flag) throw new Refusal('not_found')
      const entry = auditEntry(by, 'safety.flagRead', 'safetyFlag', id)
      await audit.record({ ...entry, brandId: flag.brandId })
      return flag
    },
  }
}
