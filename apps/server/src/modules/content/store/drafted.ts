import { sql, type Kysely, type RawBuilder } from 'kysely'
import { contentKinds, type ContentKind } from '@fairhouse/protocol'
import { toRow, tables, type Row } from '../editing/rows.ts'
import type { Content } from '../rules.ts'
import { draftStore, type StoredDraft } from './drafts.ts'
import { readContent, type Sources } from './read.ts'

/** Content with all drafts published; scheduled drafts only if due by `at`. */
export async function readDraftedContent(
  db: Kysely<unknown>,
  brandId: string,
  at: Date | undefined,
): Promise<Content> {
  const isSeen = ({ publishAt }: StoredDraft) => !at || publishAt === null || publishAt <= at
  const drafts = (await draftStore(db, brandId).list()).filter(isSeen)
  const sources = contentKinds.map((kind) => {
    const rows = drafts
      .filter(({ piece }) => piece.kind === kind)
      .map(({ piece }) => toRow(piece, brandId))
    return [
      kind,
      rows.length === 0 ? sql.table(tables[kind].name) : tableWithDrafts(kind, rows),
    ] as const
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets the names
  return readContent(db, brandId, Object.fromEntries(sources) as Sources)
}

const last = 2_147_483_647

/** The table with drafts replacing rows; new ones come last. */
function tableWithDrafts(kind: ContentKind, rows: readonly Row[]): RawBuilder<unknown> {
  const table = sql.table(tables[kind].name)
  const ids = rows.map(({ id }) => String(id))
  const place =
    kind === 'announcement'
      ? sql`row`
      : sql`row || jsonb_build_object('position', coalesce((SELECT position FROM ${table} AS shown
          WHERE shown.brand_id = (row->>'brand_id')::uuid AND shown.id = row->>'id'),
          ${last}::int))`
  return sql`(
    SELECT * FROM ${table} AS shown WHERE shown.id <> ALL(${ids}::text[])
    UNION ALL
    SELECT draft.* FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) AS row,
      jsonb_populate_record(NULL::${table}, ${place}) AS draft)`
}
