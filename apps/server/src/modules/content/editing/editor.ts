import type { ContentKind, Piece } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { draftStore, type StoredDraft } from '../store/drafts.ts'
import { pieceStore } from '../store/pieces.ts'
import { cleanPiece, faultsOf } from './piece-rules.ts'
import {
  draftChecksum,
  auditEntry,
  requireCategory,
  requireCurrent,
  pieceChecksum,
  type ContentWriting,
  type EditingDeps,
} from './writing.ts'

export type ContentEditor = ReturnType<typeof createContentEditor>

interface SaveRequest {
  brandId: string
  piece: Piece
  seen?: string | undefined
  draft?: string | undefined
}

/** Editing of published content; each change is audited in the same transaction. */
export function createContentEditor({ kit, audit, brands }: EditingDeps, writing: ContentWriting) {
  const { db } = kit.database
  const { withLock, brandOf, write } = writing

  return {
    brands: () => brands.all(),
    /** Published pieces in order, then new drafts. */
    async list(brandId: string, kind: ContentKind) {
      const { id } = brandOf(brandId)
      const shown = await pieceStore(db, id).list(kind)
      const drafts = await draftStore(db, id).list(kind)
      const draftOf = (piece: Piece) => drafts.find((draft) => draft.piece.id === piece.id)
      const isNew = (draft: StoredDraft) => !shown.some((piece) => piece.id === draft.piece.id)
      const fresh = drafts.filter(isNew)
      return [
        ...shown.map((piece) => {
          const seen = pieceChecksum(piece)
          return { piece, seen, draft: toDraftView(draftOf(piece), seen) }
        }),
        ...fresh.map((draft) => ({
          piece: draft.piece,
          seen: null,
          draft: toDraftView(draft, null),
        })),
      ]
    },
    async save({ brandId, piece: raw, seen, draft }: SaveRequest, by: StaffActor) {
      const { language } = brandOf(brandId)
      const faults = faultsOf(raw, language)
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      const piece = cleanPiece(raw)
      return withLock(brandId, async (held) => {
        const { before } = await requireCurrent(held, piece, { seen, draft })
        await requireCategory(held, piece)
        const deed = before ? 'change' : 'add'
        const after = await write(held, piece, { before, after: piece, deed }, by)
        return pieceChecksum(after ?? piece)
      })
    },
    async remove(brandId: string, kind: ContentKind, id: string, by: StaffActor): Promise<void> {
      await withLock(brandId, async (held) => {
        const before = await held.store.find(kind, id)
        if (!before) throw new Refusal('not_found')
        const isInUse = kind === 'helpCategory' && (await held.store.hasArticles(id))
        if (isInUse) throw new Refusal('invalid_fields', { category: 'invalid' })
        await write(held, before, { before, after: undefined, deed: 'remove' }, by)
      })
    },
    async order(brandId: string, kind: ContentKind, ids: readonly string[], by: StaffActor) {
      await withLock(brandId, async ({ store, executor }) => {
        const before = (await store.list(kind)).map(({ id }) => id)
        await store.order(kind, ids)
        const after = (await store.list(kind)).map(({ id }) => id)
        const entry = auditEntry(by, brandId, { kind, id: null }, 'order')
        await audit.record({ ...entry, before: { ids: before }, after: { ids: after } }, executor)
      })
    },
  }
}

function toDraftView(draft: StoredDraft | undefined, seen: string | null) {
  if (!draft) return null
  const { piece, base, by, at, publishAt } = draft
  return {
    piece,
    seen: draftChecksum(draft),
    by,
    at: at.toISOString(),
    publishAt: publishAt?.toISOString() ?? null,
    isStale: base !== seen,
  }
}
