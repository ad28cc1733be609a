import { hash } from 'node:crypto'
import type { ContentKind, Piece } from '@fairhouse/protocol'
import type { ActionOf, VerbOf } from '@fairhouse/protocol/audit'
import type { AuditEntry, AuditModule } from '#modules/audit'
import type { BrandModule } from '#modules/brand'
import type { Executor } from '#platform/database'
import { Refusal, type StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { draftStore, type StoredDraft } from '../store/drafts.ts'
import { pieceStore, type PieceStore } from '../store/pieces.ts'
import { revisionStore, type RevisionAction } from '../store/revisions.ts'
import { auditChange } from './piece-rules.ts'

export interface EditingDeps {
  kit: Kit
  audit: AuditModule
  brands: BrandModule
}

const checksum = (value: unknown) => hash('sha256', JSON.stringify(value)).slice(0, 20)

export const pieceChecksum = (piece: Piece) => checksum(piece)
export const draftChecksum = ({ piece, publishAt }: StoredDraft) => checksum([piece, publishAt])

/** Actor of a change: a staff member, or the schedule. */
export type By = StaffActor | { timedBy: string }

interface Subject {
  kind: ContentKind
  id: string | null
}

type ContentAction = VerbOf<ActionOf<'content'>>

/** Common fields of the audit entries. */
export const auditEntry = (
  by: By,
  brandId: string,
  { kind, id }: Subject,
  deed: ContentAction,
): AuditEntry => ({
  actor: 'timedBy' in by ? { kind: 'system', id: null } : { kind: 'staff', id: by.staffId },
  action: `content.${deed}`,
  subject: { kind, id },
  brandId,
  address: 'timedBy' in by ? null : by.address,
})

/** Stores of one locked editing transaction. */
export interface EditSession {
  brandId: string
  executor: Executor
  store: PieceStore
  drafts: ReturnType<typeof draftStore>
  revisions: ReturnType<typeof revisionStore>
}

interface Change {
  before: Piece | undefined
  /** Undefined removes it. */
  after: Piece | undefined
  deed: Exclude<RevisionAction, 'first'>
}

export type ContentWriting = ReturnType<typeof createContentWriting>

/** Writes content with its version and audit entry, one writer at a time. */
export function createContentWriting({ kit, audit, brands }: EditingDeps) {
  const { clock, database } = kit

  function brandOf(id: string) {
    const brand = brands.all().find((one) => one.id === id)
    if (!brand) throw new Refusal('not_found')
    return brand
  }

  return {
    brandOf,
    /** One writer per brand at a time. */
    withLock: <T>(brandId: string, work: (held: EditSession) => Promise<T>): Promise<T> =>
      database.db.transaction().execute(async (executor) => {
        const { id } = brandOf(brandId)
        const store = pieceStore(executor, id)
        await store.lock()
        const [drafts, revisions] = [draftStore(executor, id), revisionStore(executor, id)]
        return work({ brandId: id, executor, store, drafts, revisions })
      }),
    /** Saves the new version and ends its draft; returns it as stored. */
    async write(held: EditSession, { kind, id }: Piece, change: Change, by: By) {
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
      const entry = auditEntry(by, held.brandId, { kind, id }, deed)
      await audit.record({ ...entry, ...auditChange(before, piece) }, held.executor)
      return piece
    },
  }
}

export async function requireCategory({ store }: EditSession, piece: Piece): Promise<void> {
  if (piece.kind !== 'helpArticle') return
  if (!(await store.find('helpCategory', piece.category))) {
    throw new Refusal('invalid_fields', { category: 'invalid' })
  }
}

interface SeenVersions {
  seen: string | undefined
  draft: string | undefined
}

/** The writer must have seen the present published version and draft. */
export async function requireCurrent(
  { store, drafts }: EditSession,
  piece: Piece,
  { seen, draft }: SeenVersions,
) {
  const before = await store.find(piece.kind, piece.id)
  const there = await drafts.find(piece.kind, piece.id)
  if (seen === undefined && draft === undefined && (before ?? there)) {
    throw new Refusal('name_taken')
  }
  if (seen !== undefined && !before) throw new Refusal('not_found')
  const isStale =
    (before && pieceChecksum(before)) !== seen || (there && draftChecksum(there)) !== draft
  if (isStale) throw new Refusal('stale_draft')
  return { before, draft: there }
}
