import { sql } from 'kysely'
import type { ContentKind, Piece } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'
import { toPiece, toRow, tables } from '../editing/rows.ts'

const isOrdered = (kind: ContentKind) => kind !== 'announcement'

export type PieceStore = ReturnType<typeof pieceStore>

/** Published content by kind, on the database or in a transaction. */
export function pieceStore(db: Executor, brandId: string) {
  const tableOf = (kind: ContentKind) => sql.table(tables[kind].name)

  return {
    /** Other writers of this brand wait. */
    async lock(): Promise<void> {
      const name = `content ${brandId}`
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db)
    },
    async list(kind: ContentKind): Promise<Piece[]> {
      const order = tables[kind].order.map((column) =>
        column === 'at' ? sql`${sql.ref(column)} DESC` : sql.ref(column),
      )
      const { rows } = await sql<{ row: unknown }>`
        SELECT to_jsonb(piece) AS row FROM ${tableOf(kind)} AS piece
        WHERE brand_id = ${brandId} ORDER BY ${sql.join(order)}`.execute(db)
      return rows.map(({ row }) => toPiece(kind, row))
    },
    async find(kind: ContentKind, id: string): Promise<Piece | undefined> {
      const { rows } = await sql<{ row: unknown }>`
        SELECT to_jsonb(piece) AS row FROM ${tableOf(kind)} AS piece
        WHERE brand_id = ${brandId} AND id = ${id}`.execute(db)
      return rows[0] && toPiece(kind, rows[0].row)
    },
    /** A new piece is added at the end. */
    async put(piece: Piece): Promise<void> {
      const { kind } = piece
      const row = toRow(piece, brandId)
      const columns = Object.keys(row).map((column) => sql.ref(column))
      const [position, place] = isOrdered(kind)
        ? [
            sql`, position`,
            sql`, (SELECT coalesce(max(position), 0) + 1 FROM ${tableOf(kind)}
              WHERE brand_id = ${brandId})`,
          ]
        : [sql``, sql``]
      await sql`
        INSERT INTO ${tableOf(kind)} (${sql.join(columns)} ${position})
        SELECT ${sql.join(columns)} ${place}
        FROM jsonb_populate_record(NULL::${tableOf(kind)}, ${JSON.stringify(row)}::jsonb)
        ON CONFLICT (brand_id, id) DO UPDATE
        SET ${sql.join(columns.map((column) => sql`${column} = EXCLUDED.${column}`))}`.execute(db)
    },
    async remove(kind: ContentKind, id: string): Promise<void> {
      await sql`DELETE FROM ${tableOf(kind)}
        WHERE brand_id = ${brandId} AND id = ${id}`.execute(db)
    },
    /** Listed ids come first, in this order; the others keep theirs. */
    async order(kind: ContentKind, ids: readonly string[]): Promise<void> {
      if (!isOrdered(kind)) return
      await sql`
        UPDATE ${tableOf(kind)} AS piece SET position = sorted.place
        FROM (SELECT id, row_number() OVER (
            ORDER BY array_position(${ids}::text[], id), position, id) AS place
          FROM ${tableOf(kind)} WHERE brand_id = ${brandId}) AS sorted
        WHERE piece.brand_id = ${brandId} AND piece.id = sorted.id
          AND piece.position <> sorted.place`.execute(db)
    },
    /** Whether the help category has articles. */
    async hasArticles(categoryId: string): Promise<boolean> {
      const { rows } = await sql`SELECT FROM content_help_article
        WHERE brand_id = ${brandId} AND category_id = ${categoryId} LIMIT 1`.execute(db)
      return rows.length > 0
    },
  }
}

/** Bumps the version of brands whose content started or ended, so that open pages reload. */
export async function announceTimedChanges(db: Executor, since: Date, now: Date): Promise<void> {
  await sql`
    SELECT content_count_version(brand_id) FROM (
      SELECT brand_id, starts_at, ends_at FROM content_banner WHERE shown
      UNION ALL SELECT brand_id, at, ends_at FROM content_announcement WHERE shown
      UNION ALL SELECT brand_id, starts_at, ends_at FROM content_promotion WHERE shown
    ) AS timed
    WHERE (starts_at > ${since} AND starts_at <= ${now})
      OR (ends_at > ${since} AND ends_at <= ${now})
    GROUP BY brand_id`.execute(db)
}
