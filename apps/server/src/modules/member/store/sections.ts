import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface SectionMember {
  id: string
  account: string
  nickname: string
}

/** Omitted filters match everyone. Time ranges include the start and exclude the end. */
export interface Section {
  language?: string | undefined
  registeredFrom?: Date | undefined
  registeredTo?: Date | undefined
  seenFrom?: Date | undefined
  seenTo?: Date | undefined
}

/** A brand's players after an id, ordered by id, in any state. */
export async function sectionPage(
  db: Executor,
  { id: brandId, language }: { id: string; language: string },
  section: Section,
  after: string | null,
  limit: number,
): Promise<SectionMember[]> {
  const { registeredFrom, registeredTo, seenFrom, seenTo } = section
  const conditions = [
    sql`brand_id = ${brandId}`,
    sql`type = 0`,
    ...(after === null ? [] : [sql`id > ${after}`]),
    ...(section.language === undefined
      ? []
      : [sql`coalesce(language, ${language}) = ${section.language}`]),
    ...(registeredFrom ? [sql`created_at >= ${registeredFrom}`] : []),
    ...(registeredTo ? [sql`created_at < ${registeredTo}`] : []),
    ...(seenFrom ? [sql`last_seen_at >= ${seenFrom}`] : []),
    ...(seenTo ? [sql`last_seen_at < ${seenTo}`] : []),
  ]
  const { rows } = await sql<SectionMember>`
    SELECT id, name AS account, nickname FROM member_account
    WHERE ${sql.join(conditions, sql` AND `)} ORDER BY id LIMIT ${limit}`.execute(db)
  return rows
}
