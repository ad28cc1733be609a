import type { Piece } from '@fairhouse/protocol'
import { brandsWithDue, type StoredDraft } from '../store/drafts.ts'
import { faultsOf } from './piece-rules.ts'
import {
  auditEntry,
  requireCategory,
  pieceChecksum,
  type ContentWriting,
  type EditingDeps,
  type EditSession,
} from './writing.ts'

/** Publishes drafts at their scheduled times. */
export function createContentPublishing({ kit, audit }: EditingDeps, writing: ContentWriting) {
  const { clock, database } = kit
  const { withLock, brandOf, write } = writing

  /** A draft that is stale or invalid is unscheduled, and the audit log says so. */
  async function publish(held: EditSession, draft: StoredDraft): Promise<void> {
    const { piece, base } = draft
    const before = await held.store.find(piece.kind, piece.id)
    const isStale = (before ? pieceChecksum(before) : null) !== base
    const faults = isStale ? { draft: 'stale_draft' } : await faultsNow(held, piece)
    const by = { timedBy: draft.by }
    if (Object.keys(faults).length === 0) {
      await write(held, piece, { before, after: piece, deed: 'publish' }, by)
      return
    }
    await held.drafts.put({ ...draft, publishAt: null })
    const entry = auditEntry(by, held.brandId, piece, 'publish_failed')
    await audit.record({ ...entry, after: { faults } }, held.executor)
  }

  async function faultsNow(held: EditSession, piece: Piece) {
    const faults = faultsOf(piece, brandOf(held.brandId).language)
    return requireCategory(held, piece).then(
      () => faults,
      () => ({ ...faults, category: 'invalid' }),
    )
  }

  /** Cron job: publishes due drafts, on whichever process comes first. */
  return async (): Promise<void> => {
    const now = clock.now()
    for (const brandId of await brandsWithDue(database.db, now)) {
      await withLock(brandId, async (held) => {
        for (const draft of await held.drafts.list()) {
          if (draft.publishAt !== null && draft.publishAt <= now) await publish(held, draft)
        }
      })
    }
  }
}
