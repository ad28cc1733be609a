import type { ContentKind, Piece } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { auditChange, cleanPiece, draftFaults } from './piece-rules.ts'
import {
  draftChecksum,
  auditEntry,
  requireCategory,
  requireCurrent,
  pieceChecksum,
  type ContentWriting,
  type EditingDeps,
} from './writing.ts'

export type ContentDrafts = ReturnType<typeof createContentDrafts>

interface SaveDraftRequest {
  brandId: string
  piece: Piece
  seen?: string | undefined
  draft?: string | undefined
  publishAt?: string | undefined
}

/** Drafts of content. */
export function createContentDrafts({ kit, audit }: EditingDeps, writing: ContentWriting) {
  const { clock } = kit
  const { withLock, brandOf } = writing

  return {
    /** May be incomplete unless it is scheduled. */
    async save({ brandId, piece: raw, seen, draft, publishAt }: SaveDraftRequest, by: StaffActor) {
      const { language } = brandOf(brandId)
      const now = clock.now()
      const faults = draftFaults(raw, language, publishAt !== undefined)
      if (publishAt !== undefined && new Date(publishAt) <= now) faults.publishAt = 'invalid'
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      const piece = cleanPiece(raw)
      return withLock(brandId, async (held) => {
        const there = await requireCurrent(held, piece, { seen, draft })
        if (publishAt !== undefined) await requireCategory(held, piece)
        const time = publishAt === undefined ? null : new Date(publishAt)
        const base = there.before ? pieceChecksum(there.before) : null
        const made = { piece, base, by: by.staffId, at: now, publishAt: time }
        await held.drafts.put(made)
        const current = (await held.drafts.find(piece.kind, piece.id)) ?? made
        const { before, after } = auditChange(there.draft?.piece ?? there.before, current.piece)
        const saved = { ...after, publishAt: time?.toISOString() ?? null }
        const entry = auditEntry(by, brandId, piece, 'draft')
        await audit.record({ ...entry, ...(before && { before }), after: saved }, held.executor)
        return draftChecksum(current)
      })
    },
    async discard(
      brandId: string,
      kind: ContentKind,
      id: string,
      seen: string | undefined,
      by: StaffActor,
    ) {
      await withLock(brandId, async (held) => {
        const draft = await held.drafts.find(kind, id)
        if (!draft) throw new Refusal('not_found')
        if (draftChecksum(draft) !== seen) throw new Refusal('stale_draft')
        await held.drafts.remove(kind, id)
        const entry = auditEntry(by, brandId, { kind, id }, 'discard')
        await audit.record({ ...entry, before: { ...draft.piece } }, held.executor)
      })
    },
  }
}
