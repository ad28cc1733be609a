import type { BrandFaults } from '@fairhouse/rules'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { applyingOf } from './apply.ts'
import { refuseFaults, type Documents } from './documents.ts'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'
import { draftStore, type Draft } from './store.ts'

/** Makes drafts what brands are: all of a document or nothing, and each draft once. */
export function publishingOf(parts: Parts, documents: Documents) {
  const { kit, audit, brands, content } = parts
  const { db } = kit.database
  const apply = applyingOf(parts, documents)

  async function shown(brandId: string): Promise<void> {
    await brands.reload()
    await content.reload(brandId)
  }

  async function publishDue(brandId: string): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const before = await documents.locked(transaction, brandId)
      const draft = await draftStore(transaction).lock(brandId)
      if (!isDue(draft, kit.clock.now())) return false
      const document = documents.read(draft.document, before)
      const faults = await documents.faultsOf(brandId, document)
      if (Object.keys(faults).length === 0) {
        const reason = draft.reason ?? ''
        await apply(transaction, { brandId, document, before, by: 'time', reason })
        return true
      }
      await failed(transaction, brandId, faults)
      return false
    })
  }

  async function failed(transaction: Executor, brandId: string, faults: BrandFaults) {
    await draftStore(transaction).fail(brandId, kit.random.uuid(), faults)
    const entry = entryOf('time', 'brand.publish_failed', brandId)
    await audit.record({ ...entry, after: { faults } }, transaction)
  }

  return {
    async publish(brandId: string, revision: string, reason: string, by: Clerk): Promise<number> {
      const number = await db.transaction().execute(async (transaction) => {
        const before = await documents.locked(transaction, brandId)
        const draft = await draftStore(transaction).lock(brandId)
        if (draft?.revision !== revision) throw new Refusal('stale_draft')
        const document = documents.read(draft.document, before)
        refuseFaults(await documents.faultsOf(brandId, document))
        return apply(transaction, { brandId, document, before, by, reason })
      })
      await shown(brandId)
      return number
    },
    /** Timed work: what is due, on whichever process comes first. */
    async publishAllDue(): Promise<void> {
      for (const brandId of await draftStore(db).due(kit.clock.now())) {
        if (await publishDue(brandId)) await shown(brandId)
      }
    },
  }
}

function isDue(draft: Draft | undefined, now: Date): draft is Draft {
  return draft !== undefined && draft.publishAt !== null && draft.publishAt <= now
}
