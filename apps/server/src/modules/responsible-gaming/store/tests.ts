import { sql } from 'kysely'
import type { TestBand } from '@fairhouse/protocol'
import type { Executor } from '#platform/database'

export interface StoredTest {
  band: TestBand
  at: Date
}

/** Results of self-tests. */
export function testStore(db: Executor) {
  return {
    async add(id: string, memberId: string, { band, at }: StoredTest): Promise<void> {
      await sql`INSERT INTO safety_test (id, member_id, band, at)
        VALUES (${id}, ${memberId}, ${band}, ${at})`.execute(db)
    },
    async last(memberId: string): Promise<StoredTest | undefined> {
      const { rows } = await sql<StoredTest>`SELECT band, at FROM safety_test
        WHERE member_id = ${memberId} ORDER BY id DESC LIMIT 1`.execute(db)
      return rows[0]
    },
    async all(memberId: string): Promise<StoredTest[]> {
      const { rows } = await sql<StoredTest>`SELECT band, at FROM safety_test
        WHERE member_id = ${memberId} ORDER BY id`.execute(db)
      return rows
    },
    async forget(memberId: string): Promise<void> {
      await sql`DELETE FROM safety_test WHERE member_id = ${memberId}`.execute(db)
    },
  }
}
