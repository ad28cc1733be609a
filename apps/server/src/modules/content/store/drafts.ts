import { sql } from 'kysely'
import { storedPiece, type ContentKind, type Piece } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'

export interface StoredDraft {
  piece: Piece
  /** Checksum of the published piece the draft is based on; null if there was none. */
  base: string | null
  by: string
  at: Date
  publishAt: Date | null
}

type Row = Omit<StoredDraft, 'piece'> & { piece: unknown }

const columns = sql`piece, base, made_by AS by, made_at AS at, publish_at AS "publishAt"`

/** Drafts of a brand's content. */
export function draftStore(db: Executor, brandId: string) {
  const draftsOf = (found: readonly Row[]): StoredDraft[] =>
    found.flatMap(({ piece: stored, ...row }) => {
      const piece = storedPiece(stored)
      return piece ? [{ ...row, piece }] : []
    })

  return {
    /** Drafts of one kind, or of all. */
    async list(kind?: ContentKind): Promise<StoredDraft[]> {
      const { rows } = await sql<Row>`SELECT ${columns} FROM content_draft
        WHERE brand_id = ${brandId} AND kind = coalesce(${kind ?? null}, kind)
        ORDER BY piece_id`.execute(db)
      return draftsOf(rows)
    },
    async find(kind: ContentKind, id: string): Promise<StoredDraft | undefined> {
      const { rows } = await sql<Row>`SELECT ${columns} FROM content_draft
        WHERE brand_id = ${brandId} AND kind = ${kind} AND piece_id = ${id}`.execute(db)
      return draftsOf(rows)[0]
    },
    async put({ piece, base, by, at, publishAt }: StoredDraft): Promise<void> {
      await sql`INSERT INTO content_draft
          (brand_id, kind, piece_id, piece, base, made_by, made_at, publish_at)
        VALUES (${brandId}, ${piece.kind}, ${piece.id}, ${JSON.stringify(piece)}, ${base}, ${by},
          ${at}, ${publishAt})
        ON CONFLICT (brand_id, kind, piece_id) DO UPDATE SET piece = excluded.piece,
          base = excluded.base, made_by = excluded.made_by, made_at = excluded.made_at,
          publish_at = excluded.publish_at`.execute(db)
    },
    async remove(kind: ContentKind, id: string): Promise<void> {
      await sql`DELETE FROM content_draft
        WHERE brand_id = ${brandId} AND kind = ${kind} AND piece_id = ${id}`.execute(db)
    },
  }
}

/** Brands with drafts due for publishing. */
export async function brandsWithDue(db: Executor, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT DISTINCT brand_id AS id FROM content_draft
    WHERE publish_at <= ${now}`.execute(db)
  return rows.map(({ id }) => id)
}
