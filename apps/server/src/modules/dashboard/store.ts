import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface Check {
  id: string
  at: Date
  ms: number
  transfers: number
  findings: string[]
}

export function checkStore(db: Executor) {
  return {
    async add({ id, at, ms, transfers, findings }: Check): Promise<void> {
      await sql`INSERT INTO figures_check (id, at, ms, transfers, findings)
        VALUES (${id}, ${at}, ${ms}, ${transfers}, ${findings})`.execute(db)
    },
    async last(): Promise<Check | undefined> {
      const { rows } = await sql<
        Omit<Check, 'ms' | 'transfers'> & Record<'ms' | 'transfers', string>
      >`
        SELECT id, at, ms, transfers, findings FROM figures_check
        ORDER BY at DESC LIMIT 1`.execute(db)
      const [row] = rows
      return row && { ...row, ms: Number(row.ms), transfers: Number(row.transfers) }
    },
  }
}
