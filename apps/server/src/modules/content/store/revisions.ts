import { sql } from 'kysely'
import { storedPiece, type ContentKind, type Piece } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'

export type RevisionAction = 'first' | 'add' | 'change' | 'remove' | 'restore' | 'publish'

export interface Revision {
  id: string
  number: number
  deed: RevisionAction
  /** Undefined for a removal. */
  piece: Piece | undefined
  by: string | null
  at: Date | null
}

type Row = Omit<Revision, 'piece'> & { piece: unknown }

const columns = sql`piece_id AS id, number, deed, piece, made_by AS by, made_at AS at`

const revisionOf = ({ piece, ...row }: Row): Revision => ({
  ...row,
  piece: storedPiece(piece),
})

/** Versions of a brand's content; never changed. */
export function revisionStore(db: Executor, brandId: string) {
  const rows = async (query: ReturnType<typeof sql<Row>>) =>
    (await query.execute(db)).rows.map(revisionOf)

  return {
    async add(kind: ContentKind, id: string, row: Omit<Revision, 'id' | 'number'>): Promise<void> {
      const piece = row.piece ? JSON.stringify(row.piece) : null
      await sql`INSERT INTO content_revision
          (brand_id, kind, piece_id, number, deed, piece, made_by, made_at)
        SELECT ${brandId}, ${kind}, ${id}, coalesce(max(number), 0) + 1, ${row.deed},
          ${piece}::jsonb, ${row.by}, ${row.at}
        FROM content_revision
        WHERE brand_id = ${brandId} AND kind = ${kind} AND piece_id = ${id}`.execute(db)
    },
    async has(kind: ContentKind, id: string): Promise<boolean> {
      const { rows: found } = await sql`SELECT FROM content_revision
        WHERE brand_id = ${brandId} AND kind = ${kind} AND piece_id = ${id} LIMIT 1`.execute(db)
      return found.length > 0
    },
    /** Latest first, before a number. */
    page: (kind: ContentKind, id: string, before: number, limit: number) =>
      rows(sql<Row>`SELECT ${columns} FROM content_revision
        WHERE brand_id = ${brandId} AND kind = ${kind} AND piece_id = ${id} AND number < ${before}
        ORDER BY number DESC LIMIT ${limit}`),
    /** Removed pieces with the version that can be restored, latest first. */
    removed: (kind: ContentKind, limit: number) =>
      rows(sql<Row>`SELECT gone.piece_id AS id, kept.number, gone.deed, kept.piece,
          gone.made_by AS by, gone.made_at AS at
        FROM content_revision AS gone
          JOIN content_revision AS kept ON kept.brand_id = gone.brand_id
            AND kept.kind = gone.kind AND kept.piece_id = gone.piece_id
            AND kept.number = gone.number - 1
        WHERE gone.brand_id = ${brandId} AND gone.kind = ${kind} AND gone.deed = 'remove'
          AND NOT EXISTS (SELECT FROM content_revision AS later WHERE later.brand_id = gone.brand_id
            AND later.kind = gone.kind AND later.piece_id = gone.piece_id
            AND later.number > gone.number)
        ORDER BY gone.made_at DESC, gone.piece_id LIMIT ${limit}`),
  }
}
