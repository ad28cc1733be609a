import { sql, type Kysely } from 'kysely'
import { likeLiteral } from '#platform/database'
import type { AccountState } from '../rules.ts'

export interface FoundAccount {
  id: string
  brandId: string
  account: string
  nickname: string
  type: number
  state: AccountState
  createdAt: Date
  lastSeenAt: Date
}

const columns = sql`id, brand_id AS "brandId", name AS account, nickname, type, state,
  created_at AS "createdAt", last_seen_at AS "lastSeenAt"`

export function searchStore(db: Kysely<unknown>) {
  return {
    async byIds(ids: readonly string[]): Promise<FoundAccount[]> {
      const { rows } = await sql<FoundAccount>`SELECT ${columns} FROM member_account
        WHERE id = ANY(${ids}::uuid[]) ORDER BY name`.execute(db)
      return rows
    },
    /**
     * Each branch uses its own index and order, so that it stops at the limit even with a million
     * rows.
     */
    async startingWith(text: string, limit: number): Promise<FoundAccount[]> {
      const pattern = `${likeLiteral(text)}%`
      const { rows } = await sql<FoundAccount>`
        (SELECT ${columns} FROM member_account WHERE name LIKE ${pattern}
          ORDER BY name USING ~<~ LIMIT ${limit})
        UNION
        (SELECT ${columns} FROM member_account WHERE lower(nickname) LIKE ${pattern}
          ORDER BY lower(nickname) USING ~<~ LIMIT ${limit})
        ORDER BY account LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}
