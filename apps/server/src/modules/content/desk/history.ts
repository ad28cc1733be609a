import type { ContentKind } from '@fairhouse/protocol'
import { Refusal, type Clerk } from '#platform/http'
import { revisionStore, type Revision } from '../store/revisions.ts'
import { faultsOf } from './pieces.ts'
import { requireCategory, seenOf, type ContentWriting, type DeskParts } from './writing.ts'

const pageSize = 10
const mostRemoved = 200

export type ContentHistory = ReturnType<typeof contentHistory>

interface Asked {
  brandId: string
  kind: ContentKind
  id: string
}

/** Every version of what a brand shows, and the way back to each. */
export function contentHistory({ kit }: DeskParts, { alone, brandOf, write }: ContentWriting) {
  const storeOf = (brandId: string) => revisionStore(kit.database.db, brandOf(brandId).id)

  return {
    async versions({ brandId, kind, id }: Asked, before = 1e9) {
      // One more than is told: the last needs the one before it.
      const found = await storeOf(brandId).page(kind, id, before, pageSize + 1)
      const list = found.slice(0, pageSize).map((revision, place) => ({
        ...toldVersion(revision),
        before: found[place + 1]?.piece ?? null,
      }))
      const last = found.length > pageSize ? list.at(-1) : undefined
      return { list, next: last ? String(last.number) : null }
    },
    async removed(brandId: string, kind: ContentKind) {
      const found = await storeOf(brandId).removed(kind, mostRemoved)
      return { list: found.map(toldVersion) }
    },
    async restore(asked: Asked, number: number, seen: string | undefined, by: Clerk) {
      const { brandId, kind, id } = asked
      const { language } = brandOf(brandId)
      await alone(brandId, async (held) => {
        const [revision] = await held.revisions.page(kind, id, number + 1, 1)
        const piece = revision?.number === number ? revision.piece : undefined
        if (!piece) throw new Refusal('not_found')
        const before = await held.store.find(kind, id)
        if ((before && seenOf(before)) !== seen) throw new Refusal('stale_draft')
        const faults = faultsOf(piece, language)
        if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
        await requireCategory(held, piece)
        await write(held, piece, { before, after: piece, deed: 'restore' }, by)
      })
    },
  }
}

const toldVersion = ({ id, number, deed, piece, by, at }: Revision) => ({
  id,
  number,
  deed,
  by,
  at: at?.toISOString() ?? null,
  piece: piece ?? null,
})
