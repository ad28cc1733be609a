import type { Piece } from '@fairhouse/protocol'
import { brandsWithDue, type StoredDraft } from '../store/drafts.ts'
import { faultsOf } from './pieces.ts'
import {
  entryOf,
  requireCategory,
  seenOf,
  type ContentWriting,
  type DeskParts,
  type Held,
} from './writing.ts'

/** Shows drafts at the times that colleagues set. */
export function contentPublishing({ kit, audit }: DeskParts, writing: ContentWriting) {
  const { clock, database } = kit
  const { alone, brandOf, write } = writing

  /** One that no longer fits waits for somebody, and the log says so. */
  async function publish(held: Held, draft: StoredDraft): Promise<void> {
    const { piece, base } = draft
    const before = await held.store.find(piece.kind, piece.id)
    const isStale = (before ? seenOf(before) : null) !== base
    const faults = isStale ? { draft: 'stale_draft' } : await faultsNow(held, piece)
    const by = { timedBy: draft.by }
    if (Object.keys(faults).length === 0) {
      await write(held, piece, { before, after: piece, deed: 'publish' }, by)
      return
    }
    await held.drafts.put({ ...draft, publishAt: null })
    const entry = entryOf(by, held.brandId, piece, 'publish_failed')
    await audit.record({ ...entry, after: { faults } }, held.executor)
  }

  async function faultsNow(held: Held, piece: Piece) {
    const faults = faultsOf(piece, brandOf(held.brandId).language)
    return requireCategory(held, piece).then(
      () => faults,
      () => ({ ...faults, category: 'invalid' }),
    )
  }

  /** Timed work: what is due, on whichever process comes first. */
  return async (): Promise<void> => {
    const now = clock.now()
    for (const brandId of await brandsWithDue(database.db, now)) {
      await alone(brandId, async (held) => {
        for (const draft of await held.drafts.list()) {
          if (draft.publishAt !== null && draft.publishAt <= now) await publish(held, draft)
        }
      })
    }
  }
}
