import type { BrandFaults } from '@fairhouse/rules'
import * as z from 'zod/mini'
import type { ApprovalAction } from '#modules/staff'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import { createApply } from './apply.ts'
import { refuseFaults, type Documents } from './documents.ts'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { guardedChanges, termsChange } from './rules.ts'
import { draftStore, type Draft } from './store.ts'

const termsRequest = z.object({ brandId: z.uuid(), revision: z.uuid() })

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
      for (const path of guardedChanges(before, document)) faults[path] = 'invalid'
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

  /** The bonus and the rules of games and members change only with four-eyes approval. */
  const termsWork: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { brandId, revision } = termsRequest.parse(payload)
      const draft = await lockPublishable(documents, transaction, brandId, revision)
      await apply(transaction, { ...draft, by: second, reason })
    },
    afterCommit: (payload) => shown(termsRequest.parse(payload).brandId),
  }

  return {
    termsWork,
    async publish(brandId: string, revision: string, reason: string, by: StaffActor) {
      const done = await db.transaction().execute(async (transaction) => {
        const draft = await lockPublishable(documents, transaction, brandId, revision)
        const { before, document } = draft
        if (guardedChanges(before, document).length === 0) {
          return { number: await apply(transaction, { ...draft, by, reason }), approval: null }
        }
        const payload = { brandId, revision, ...termsChange(before, document) }
        const asking = { kind: 'brand.terms', payload, reason, subject: brandId } as const
        await lapseStale(deps, transaction, brandId, revision)
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

/** A request for an earlier draft can no longer be approved. */
async function lapseStale({ staff }: Deps, db: Executor, brandId: string, revision: string) {
  const open = await staff.approvals.pending('brand.terms', [brandId], db)
  const isStale = open.some(({ payload }) => termsRequest.parse(payload).revision !== revision)
  if (isStale) await staff.approvals.lapseWithin(db, 'brand.terms', brandId)
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
