import { hash } from 'node:crypto'
import type { ContentKind, Piece } from '@fairhouse/protocol'
import type { ActionOf, DeedOf } from '@fairhouse/protocol/audit'
import type { AuditEntry, AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import { pieceStore, type PieceStore as Store } from '../store/pieces.ts'
import { changeOf, cleaned, faultsOf } from './pieces.ts'

export interface DeskParts {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
}

export type ContentDesk = ReturnType<typeof contentDesk>

const seenOf = (piece: Piece) => hash('sha256', JSON.stringify(piece)).slice(0, 20)

type Deed = DeedOf<ActionOf<'content'>>

interface About {
  kind: ContentKind
  id: string | null
}

/** The part of a row of the log that every change has. */
const entryOf = (by: Clerk, brandId: string, { kind, id }: About, deed: Deed): AuditEntry => ({
  actor: { kind: 'staff', id: by.staffId },
  action: `content.${deed}`,
  subject: { kind, id },
  brandId,
  address: by.address,
})

/** What colleagues write for the pages of a brand; each change is in the log with its commit. */
export function contentDesk({ kit, audit, brands }: DeskParts) {
  const { db } = kit.database

  function brandOf(id: string) {
    const brand = brands.all().find((one) => one.id === id)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  /** One writer of a brand at a time. */
  const alone = <T>(brandId: string, work: (store: Store, executor: Executor) => Promise<T>) =>
    db.transaction().execute(async (transaction) => {
      const store = pieceStore(transaction, brandOf(brandId).id)
      await store.alone()
      return work(store, transaction)
    })

  return {
    brands: () => brands.all(),
    async list(brandId: string, kind: ContentKind) {
      const list = await pieceStore(db, brandOf(brandId).id).list(kind)
      return list.map((piece) => ({ piece, seen: seenOf(piece) }))
    },
    async save(brandId: string, asked: Piece, seen: string | undefined, by: Clerk) {
      const { language } = brandOf(brandId)
      const faults = faultsOf(asked, language)
      if (Object.keys(faults).length > 0) throw new Refusal('invalid_fields', faults)
      const piece = cleaned(asked)
      return alone(brandId, async (store, executor) => {
        const before = await store.find(piece.kind, piece.id)
        if (seen === undefined && before) throw new Refusal('name_taken')
        if (seen !== undefined && !before) throw new Refusal('not_found')
        if (before && seenOf(before) !== seen) throw new Refusal('stale_draft')
        await requireCategory(store, piece)
        await store.put(piece)
        const after = (await store.find(piece.kind, piece.id)) ?? piece
        const entry = entryOf(by, brandId, piece, before ? 'change' : 'add')
        await audit.record({ ...entry, ...changeOf(before, after) }, executor)
        return seenOf(after)
      })
    },
    async remove(brandId: string, kind: ContentKind, id: string, by: Clerk): Promise<void> {
      await alone(brandId, async (store, executor) => {
        const before = await store.find(kind, id)
        if (!before) throw new Refusal('not_found')
        const isInUse = kind === 'helpCategory' && (await store.hasArticles(id))
        if (isInUse) throw new Refusal('invalid_fields', { category: 'invalid' })
        await store.remove(kind, id)
        const entry = entryOf(by, brandId, { kind, id }, 'remove')
        await audit.record({ ...entry, ...changeOf(before, undefined) }, executor)
      })
    },
    async order(brandId: string, kind: ContentKind, ids: readonly string[], by: Clerk) {
      await alone(brandId, async (store, executor) => {
        const before = (await store.list(kind)).map(({ id }) => id)
        await store.order(kind, ids)
        const after = (await store.list(kind)).map(({ id }) => id)
        const entry = entryOf(by, brandId, { kind, id: null }, 'order')
        await audit.record({ ...entry, before: { ids: before }, after: { ids: after } }, executor)
      })
    },
  }
}

async function requireCategory(store: Store, piece: Piece) {
  if (piece.kind !== 'helpArticle') return
  if (!(await store.find('helpCategory', piece.category))) {
    throw new Refusal('invalid_fields', { category: 'invalid' })
  }
}
