import type { ContentKind } from '@fairhouse/protocol'
import { Refusal, type StaffActor } from '#platform/http'
import { revisionStore, type Revision } from '../store/revisions.ts'
import { faultsOf } from './piece-rules.ts'
import { requireCategory, pieceChecksum, type ContentWriting, type EditingDeps } from './writing.ts'

const pageSize = 10
const maxRemoved = 200

export type ContentHistory = ReturnType<typeof createContentHistory>

interface PieceRef {
  brandId: string
  kind: ContentKind
  id: string
}

/** Version history of content, and restoring. */
export function createContentHistory(
  { kit }: EditingDeps,
  { withLock, brandOf, write }: ContentWriting,
) {
  const storeOf = (brandId: string) => revisionStore(kit.database.db, brandOf(brandId).id)

  return {
    async versions({ brandId, kind, id }: PieceRef, before = 1e9) {
      // Loads one extra row: the last listed version needs its predecessor.
      const found = await storeOf(brandId).page(kind, id, before, pageSize + 1)
      const list = found.slice(0, pageSize).map((revision, place) => ({
        ...toVersionView(revision),
        before: found[place + 1]?.piece ?? null,
      }))
      const last = found.length > pageSize ? list.at(-1) : undefined
      return { list, next: last ? String(last.number) : null }
    },
    async removed(brandId: string, kind: ContentKind) {
      const found = await storeOf(brandId).removed(kind, maxRemoved)
      return { list: found.map(toVersionView) }
    },
    async restore(ref: PieceRef, number: number, seen: string | undefined, by: StaffActor) {
      const { brandId, kind, id } = ref
      const { language } = brandOf(brandId)
      await withLock(brandId, async (held) => {
        const [revision] = await held.revisions.page(kind, id, number + 1, 1)
        const piece = revision?.number === number ? revision.piece : undefined
        if (!piece) throw new Refusal('not_found')
        const before = await held.store.find(kind, id)
        if ((before && pieceChecksum(before)) !== seen) throw new Refusal('stale_draft')
        const faults = faultsOf(piece, language)
        if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
        await requireCategory(held, piece)
        await write(held, piece, { before, after: piece, deed: 'restore' }, by)
      })
    },
  }
}

const toVersionView = ({ id, number, deed, piece, by, at }: Revision) => ({
  id,
  number,
  deed,
  by,
  at: at?.toISOString() ?? null,
  piece: piece ?? null,
})
