import { hash } from 'node:crypto'
import type { ContentKind, Piece } from '@fairhouse/protocol'
import type { ActionOf, DeedOf } from '@fairhouse/protocol/audit'
import type { AuditEntry, AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { Executor } from '#platform/database'
import { Refusal, type Clerk } from '#platform/http'
import type { Kit } from '#platform/kit'
import { draftStore, type StoredDraft } from '../store/drafts.ts'
import { pieceStore, type PieceStore } from '../store/pieces.ts'
import { revisionStore, type RevisionDeed } from '../store/revisions.ts'
import { changeOf } from './pieces.ts'

export interface DeskParts {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
}

const sumOf = (value: unknown) => hash('sha256', JSON.stringify(value)).slice(0, 20)

export const seenOf = (piece: Piece) => sumOf(piece)
export const draftSeenOf = ({ piece, publishAt }: StoredDraft) => sumOf([piece, publishAt])

/** Who did it: a colleague, or a time that one had set. */
export type By = Clerk | { timedBy: string }

interface About {
  kind: ContentKind
  id: string | null
}

type Deed = DeedOf<ActionOf<'content'>>

/** The part of a row of the log that every change has. */
export const entryOf = (by: By, brandId: string, { kind, id }: About, deed: Deed): AuditEntry => ({
  actor: 'timedBy' in by ? { kind: 'system', id: null } : { kind: 'staff', id: by.staffId },
  action: `content.${deed}`,
  subject: { kind, id },
  brandId,
  address: 'timedBy' in by ? null : by.address,
})

/** What somebody holds who writes for a brand. */
export interface Held {
  brandId: string
  executor: Executor
  store: PieceStore
  drafts: ReturnType<typeof draftStore>
  revisions: ReturnType<typeof revisionStore>
}

interface Change {
  before: Piece | undefined
  /** Undefined takes it away. */
  after: Piece | undefined
  deed: Exclude<RevisionDeed, 'first'>
}

export type ContentWriting = ReturnType<typeof contentWriting>

/** How what a brand shows is changed: with its version, its row in the log, and nobody beside. */
export function contentWriting({ kit, audit, brands }: DeskParts) {
  const { clock, database } = kit

  function brandOf(id: string) {
    const brand = brands.all().find((one) => one.id === id)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  return {
    brandOf,
    /** One writer of a brand at a time. */
    alone: <T>(brandId: string, work: (held: Held) => Promise<T>): Promise<T> =>
      database.db.transaction().execute(async (executor) => {
        const { id } = brandOf(brandId)
        const store = pieceStore(executor, id)
        await store.alone()
        const [drafts, revisions] = [draftStore(executor, id), revisionStore(executor, id)]
        return work({ brandId: id, executor, store, drafts, revisions })
      }),
    /** The new version, as it is kept; a draft of it has come to its end. */
    async write(held: Held, { kind, id }: Piece, change: Change, by: By) {
      const { store, drafts, revisions } = held
      const { before, deed } = change
      if (before && !(await revisions.has(kind, id))) {
        await revisions.add(kind, id, { deed: 'first', piece: before, by: null, at: null })
      }
      if (change.after) await store.put(change.after)
      else await store.remove(kind, id)
      if (deed !== 'restore') await drafts.remove(kind, id)
      const piece = change.after && ((await store.find(kind, id)) ?? change.after)
      const madeBy = 'timedBy' in by ? by.timedBy : by.staffId
      await revisions.add(kind, id, { deed, piece, by: madeBy, at: clock.now() })
      const entry = entryOf(by, held.brandId, { kind, id }, deed)
      await audit.record({ ...entry, ...changeOf(before, piece) }, held.executor)
      return piece
    },
  }
}

export async function requireCategory({ store }: Held, piece: Piece): Promise<void> {
  if (piece.kind !== 'helpArticle') return
  if (!(await store.find('helpCategory', piece.category))) {
    throw new Refusal('invalid_fields', { category: 'invalid' })
  }
}

interface Seen {
  seen: string | undefined
  draft: string | undefined
}

/** Both what is shown and what is drafted must be what the writer has read. */
export async function requireSeen({ store, drafts }: Held, piece: Piece, { seen, draft }: Seen) {
  const before = await store.find(piece.kind, piece.id)
  const there = await drafts.find(piece.kind, piece.id)
  if (seen === undefined && draft === undefined && (before ?? there)) {
    throw new Refusal('name_taken')
  }
  if (seen !== undefined && !before) throw new Refusal('not_found')
  const isStale = (before && seenOf(before)) !== seen || (there && draftSeenOf(there)) !== draft
  if (isStale) throw new Refusal('stale_draft')
  return { before, draft: there }
}
