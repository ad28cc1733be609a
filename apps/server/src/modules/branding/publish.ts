import type { BrandFaults } from '@fairhouse/rules'
import * as z from 'zod/mini'
import type { ApprovalWork } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import { applyingOf } from './apply.ts'
import { refuseFaults, type Documents } from './documents.ts'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'
import { bonusChange, isOtherBonus } from './rules.ts'
import { draftStore, type Draft } from './store.ts'

const bonusAsked = z.object({ brandId: z.uuid(), revision: z.uuid() })

/** Makes drafts what brands are: all of a document or nothing, and each draft once. */
export function publishingOf(parts: Parts, documents: Documents) {
  const { kit, audit, brands, content, staff } = parts
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
      // A time is no second person.
      if (isOtherBonus(before, document)) faults['accounts.signUpBonus'] = 'invalid'
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

  /** What new members are given is money of the house: two people change it. */
  const bonusWork: ApprovalWork = {
    async carryOut({ payload, reason }, second, transaction) {
      const { brandId, revision } = bonusAsked.parse(payload)
      const draft = await publishable(documents, transaction, brandId, revision)
      await apply(transaction, { ...draft, by: second, reason })
    },
    afterwards: (payload) => shown(bonusAsked.parse(payload).brandId),
  }

  return {
    bonusWork,
    async publish(brandId: string, revision: string, reason: string, by: Clerk) {
      const done = await db.transaction().execute(async (transaction) => {
        const draft = await publishable(documents, transaction, brandId, revision)
        const { before, document } = draft
        if (!isOtherBonus(before, document)) {
          return { number: await apply(transaction, { ...draft, by, reason }), approval: null }
        }
        const payload = { brandId, revision, ...bonusChange(before, document) }
        const asking = { kind: 'brand.bonus', payload, reason, subject: brandId } as const
        return { number: null, approval: await staff.approvals.askWithin(transaction, asking, by) }
      })
      if (done.approval === null) await shown(brandId)
      return done
    },
    /** Timed work: what is due, on whichever process comes first. */
    async publishAllDue(): Promise<void> {
      for (const brandId of await draftStore(db).due(kit.clock.now())) {
        if (await publishDue(brandId)) await shown(brandId)
      }
    },
  }
}

/** The draft that a colleague has seen, if it can be published. */
async function publishable(
  documents: Documents,
  transaction: Executor,
  brandId: string,
  revision: string,
) {
  const before = await documents.locked(transaction, brandId)
  const draft = await draftStore(transaction).lock(brandId)
  if (draft?.revision !== revision) throw new Refusal('stale_draft')
  const document = documents.read(draft.document, before)
  refuseFaults(await documents.faultsOf(brandId, document))
  return { brandId, document, before }
}

function isDue(draft: Draft | undefined, now: Date): draft is Draft {
  return draft !== undefined && draft.publishAt !== null && draft.publishAt <= now
}
