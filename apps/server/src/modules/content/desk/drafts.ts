import type { ContentKind, Piece } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import { changeOf, cleaned, draftFaults } from './pieces.ts'
import {
  draftSeenOf,
  entryOf,
  requireCategory,
  requireSeen,
  seenOf,
  type ContentWriting,
  type DeskParts,
} from './writing.ts'

export type ContentDrafts = ReturnType<typeof contentDrafts>

interface Sent {
  brandId: string
  piece: Piece
  seen?: string | undefined
  draft?: string | undefined
  publishAt?: string | undefined
}

/** What colleagues write before players see it. */
export function contentDrafts({ kit, audit }: DeskParts, writing: ContentWriting) {
  const { clock } = kit
  const { alone, brandOf } = writing

  return {
    /** Half of it may be missing, unless a time publishes it. */
    async save({ brandId, piece: asked, seen, draft, publishAt }: Sent, by: Clerk) {
      const { language } = brandOf(brandId)
      const now = clock.now()
      const faults = draftFaults(asked, language, publishAt !== undefined)
      if (publishAt !== undefined && new Date(publishAt) <= now) faults.publishAt = 'invalid'
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      const piece = cleaned(asked)
      return alone(brandId, async (held) => {
        const there = await requireSeen(held, piece, { seen, draft })
        if (publishAt !== undefined) await requireCategory(held, piece)
        const time = publishAt === undefined ? null : new Date(publishAt)
        const base = there.before ? seenOf(there.before) : null
        const made = { piece, base, by: by.staffId, at: now, publishAt: time }
        await held.drafts.put(made)
        const kept = (await held.drafts.find(piece.kind, piece.id)) ?? made
        const { before, after } = changeOf(there.draft?.piece ?? there.before, kept.piece)
        const told = { ...after, publishAt: time?.toISOString() ?? null }
        const entry = entryOf(by, brandId, piece, 'draft')
        await audit.record({ ...entry, ...(before && { before }), after: told }, held.executor)
        return draftSeenOf(kept)
      })
    },
    async discard(
      brandId: string,
      kind: ContentKind,
      id: string,
      seen: string | undefined,
      by: Clerk,
    ) {
      await alone(brandId, async (held) => {
        const draft = await held.drafts.find(kind, id)
        if (!draft) throw new Refusal('not_found')
        if (draftSeenOf(draft) !== seen) throw new Refusal('stale_draft')
        await held.drafts.remove(kind, id)
        const entry = entryOf(by, brandId, { kind, id }, 'discard')
        await audit.record({ ...entry, before: { ...draft.piece } }, held.executor)
      })
    },
  }
}
