import { sql } from 'kysely'
import type { Database } from '#platform/database'

export type LaneDirectoryStore = ReturnType<typeof laneDirectoryStore>

/** The lanes in the rows of members. */
export function laneDirectoryStore({ db }: Database, schema: 'public' | 'wallet_trial') {
  /** The functions read the tables of the schema that comes first. */
  const inSchema = <T>(work: (transaction: typeof db) => Promise<T>): Promise<T> =>
    db.transaction().execute(async (transaction) => {
      if (schema !== 'public') {
        await sql`SET LOCAL search_path = ${sql.ref(schema)}, public`.execute(transaction)
      }
      return work(transaction)
    })

  return {
    /** The member's lane; a member without a row gets this one. */
    async open(memberId: string, lane: number): Promise<number> {
      return inSchema(async (transaction) => {
        const { rows } = await sql<{ lane: number }>`
          SELECT wallet_open_member(${memberId}::uuid, ${lane}::smallint) AS lane`.execute(
          transaction,
        )
        return rows[0]?.lane ?? lane
      })
    },
    /**
     * False if one of the readers has not processed the member's rows in the lane. With `catchUp`
     * both lanes wait meanwhile, so that it comes to an end however much the member plays.
     */
    async move(
      memberId: string,
      lane: number,
      readers: readonly string[],
      catchUp?: () => Promise<void>,
    ): Promise<boolean> {
      return inSchema(async (transaction) => {
        if (catchUp) {
          await sql`SELECT FROM wallet_lane WHERE lane = ${lane} OR lane =
            (SELECT lane FROM wallet_member WHERE member_id = ${memberId}::uuid)
            ORDER BY lane FOR UPDATE`.execute(transaction)
          await catchUp()
        }
        const { rows } = await sql<{ moved: boolean }>`SELECT wallet_move_member(
          ${memberId}::uuid, ${lane}::smallint, ${readers}::text[]) AS moved`.execute(transaction)
        return rows[0]?.moved === true
      })
    },
    /** Members and their lanes after a member, in the order of ids. */
    async list(after: string, limit: number): Promise<{ memberId: string; lane: number }[]> {
      const { rows } = await sql<{ memberId: string; lane: number }>`
        SELECT member_id AS "memberId", lane FROM ${sql.table(`${schema}.wallet_member`)}
        WHERE member_id > ${after}::uuid ORDER BY member_id LIMIT ${limit}`.execute(db)
      return rows
    },
  }
}
