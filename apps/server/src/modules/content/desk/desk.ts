import type { ContentKind, Piece } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import { draftStore, type StoredDraft } from '../store/drafts.ts'
import { pieceStore } from '../store/pieces.ts'
import { cleaned, faultsOf } from './pieces.ts'
import {
  draftSeenOf,
  entryOf,
  requireCategory,
  requireSeen,
  seenOf,
  type ContentWriting,
  type DeskParts,
} from './writing.ts'

export type ContentDesk = ReturnType<typeof contentDesk>

interface Sent {
  brandId: string
  piece: Piece
  seen?: string | undefined
  draft?: string | undefined
}

/** What colleagues write for the pages of a brand; each change is in the log with its commit. */
export function contentDesk({ kit, audit, brands }: DeskParts, writing: ContentWriting) {
  const { db } = kit.database
  const { alone, brandOf, write } = writing

  return {
    brands: () => brands.all(),
    /** What is shown in its order, then what was never shown. */
    async list(brandId: string, kind: ContentKind) {
      const { id } = brandOf(brandId)
      const shown = await pieceStore(db, id).list(kind)
      const drafts = await draftStore(db, id).list(kind)
      const draftOf = (piece: Piece) => drafts.find((draft) => draft.piece.id === piece.id)
      const isNew = (draft: StoredDraft) => !shown.some((piece) => piece.id === draft.piece.id)
      const fresh = drafts.filter(isNew)
      return [
        ...shown.map((piece) => {
          const seen = seenOf(piece)
          return { piece, seen, draft: toldDraft(draftOf(piece), seen) }
        }),
        ...fresh.map((draft) => ({
          piece: draft.piece,
          seen: null,
          draft: toldDraft(draft, null),
        })),
      ]
    },
    async save({ brandId, piece: asked, seen, draft }: Sent, by: Clerk) {
      const { language } = brandOf(brandId)
      const faults = faultsOf(asked, language)
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      const piece = cleaned(asked)
      return alone(brandId, async (held) => {
        const { before } = await requireSeen(held, piece, { seen, draft })
        await requireCategory(held, piece)
        const deed = before ? 'change' : 'add'
        const after = await write(held, piece, { before, after: piece, deed }, by)
        return seenOf(after ?? piece)
      })
    },
    async remove(brandId: string, kind: ContentKind, id: string, by: Clerk): Promise<void> {
      await alone(brandId, async (held) => {
        const before = await held.store.find(kind, id)
        if (!before) throw new Refusal('not_found')
        const isInUse = kind === 'helpCategory' && (await held.store.hasArticles(id))
        if (isInUse) throw new Refusal('invalid_fields', { category: 'invalid' })
        await write(held, before, { before, after: undefined, deed: 'remove' }, by)
      })
    },
    async order(brandId: string, kind: ContentKind, ids: readonly string[], by: Clerk) {
      await alone(brandId, async ({ store, executor }) => {
        const before = (await store.list(kind)).map(({ id }) => id)
        await store.order(kind, ids)
        const after = (await store.list(kind)).map(({ id }) => id)
        const entry = entryOf(by, brandId, { kind, id: null }, 'order')
        await audit.record({ ...entry, before: { ids: before }, after: { ids: after } }, executor)
      })
    },
  }
}

function toldDraft(draft: StoredDraft | undefined, seen: string | null) {
  if (!draft) return null
  const { piece, base, by, at, publishAt } = draft
  return {
    piece,
    seen: draftSeenOf(draft),
    by,
    at: at.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    isStale: base !== seen,
  }
}
