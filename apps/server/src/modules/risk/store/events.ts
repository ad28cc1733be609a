import { sql } from 'kysely'
import type { Executor } from '#platform/database'

export interface CaseEvent {
  what: 'raised' | 'grown' | 'claim' | 'release' | 'hand' | 'note' | 'close'
  /** Null: raised by a rule. */
  staffId: string | null
  toId: string | null
  note: string | null
  at: Date
}

/** History of cases. On the database or inside a transaction. */
export function eventStore(db: Executor) {
  return {
    async add(id: string, caseId: string, event: CaseEvent): Promise<void> {
      await sql`INSERT INTO risk_event (id, case_id, what, staff_id, to_id, note, at)
        VALUES (${id}, ${caseId}, ${event.what}, ${event.staffId}, ${event.toId}, ${event.note},
          ${event.at})`.execute(db)
    },
    async of(caseId: string): Promise<CaseEvent[]> {
      const { rows } = await sql<CaseEvent>`
        SELECT what, staff_id AS "staffId", to_id AS "toId", note, at FROM risk_event
        WHERE case_id = ${caseId} ORDER BY at, id`.execute(db)
      return rows
    },
  }
}
