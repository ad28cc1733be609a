import type { BrandFaults } from '@fairhouse/rules'
import * as z from 'zod/mini'
import type { ApprovalAction } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { createApply } from './apply.ts'
import { refuseFaults, type Documents } from './documents.ts'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { bonusChange, bonusChanged } from './rules.ts'
import { draftStore, type Draft } from './store.ts'

const bonusRequest = z.object({ brandId: z.uuid(), revision: z.uuid() })

/** Publishes drafts: a whole document or nothing, and each draft once. */
export function createPublishing(deps: Deps, documents: Documents) {
  const { kit, audit, brands, content, staff } = deps
  const { db } = kit.database
  const apply = createApply(deps, documents)

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
      // A schedule cannot give four-eyes approval.
      if (bonusChanged(before, document)) faults['accounts.signUpBonus'] = 'invalid'
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
    const entry = auditEntry('time', 'brand.publish_failed', brandId)
    await audit.record({ ...entry, after: { faults } }, transaction)
  }

  /** The sign-up bonus costs money, so changing it needs four-eyes approval. */
  const bonusWork: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { brandId, revision } = bonusRequest.parse(payload)
      const draft = await lockPublishable(documents, transaction, brandId, revision)
      await apply(transaction, { ...draft, by: second, reason })
    },
    afterCommit: (payload) => shown(bonusRequest.parse(payload).brandId),
  }

  return {
    bonusWork,
    async publish(brandId: string, revision: string, reason: string, by: StaffActor) {
      const done = await db.transaction().execute(async (transaction) => {
        const draft = await lockPublishable(documents, transaction, brandId, revision)
        const { before, document } = draft
        if (!bonusChanged(before, document)) {
          return { number: await apply(transaction, { ...draft, by, reason }), approval: null }
        }
        const payload = { brandId, revision, ...bonusChange(before, document) }
        const asking = { kind: 'brand.bonus', payload, reason, subject: brandId } as const
        return { number: null, approval: await staff.approvals.askWithin(transaction, asking, by) }
      })
      if (done.approval === null) await shown(brandId)
      return done
    },
    /** Cron job: publishes due drafts, on whichever process comes first. */
    async publishAllDue(): Promise<void> {
      for (const brandId of await draftStore(db).due(kit.clock.now())) {
        if (await publishDue(brandId)) await shown(brandId)
      }
    },
  }
}

/** Locks the draft that was seen and checks that it can be published. */
async function lockPublishable(
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
