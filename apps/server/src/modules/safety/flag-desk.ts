import { Refusal, type Clerk } from '#platform/http'
import { entryOf } from './clerk.ts'
import type { Parts } from './parts.ts'
import { flagStore, type Flag } from './store/flags.ts'

/** How staff look into flags. */
export function flagDeskOf({ kit, audit }: Parts) {
  const { db } = kit.database
  return {
    async close(id: string, note: string, by: Clerk): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const store = flagStore(transaction)
        const flag = await store.lock(id)
        if (!flag) throw new Refusal('not_found')
        if (flag.closedAt) throw new Refusal('already_decided')
        await store.close(id, by.staffId, note, kit.clock.now())
        const { brandId, memberId, pattern } = flag
        const entry = entryOf(by, 'safety.flagClose', 'safetyFlag', id)
        await audit.record({ ...entry, brandId, after: { memberId, pattern } }, transaction)
      })
    },
    /** The audit log notes who looked. */
    async read(id: string, by: Clerk): Promise<Flag> {
      const flag = await flagStore(db).find(id)
      if (!flag) throw new Refusal('not_found')
      const entry = entryOf(by, 'safety.flagRead', 'safetyFlag', id)
      await audit.record({ ...entry, brandId: flag.brandId })
      return flag
    },
  }
}
