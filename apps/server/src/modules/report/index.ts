import type { Reader } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import { recordsOf, type MemberRecord } from './rules.ts'
import { addRecords, reportStore } from './store.ts'

/** What is told about money after it has moved. */
export function createReport({ database }: Kit) {
  const store = reportStore(database)
  const reader: Reader = {
    name: 'report.records',
    apply: (rows, transaction) => addRecords(transaction, rows.flatMap(recordsOf)),
  }
  return {
    reader,
    /** A member's records, newest first, those before a row when it is given. */
    records: (memberId: string, limit: number, beforeSeq?: string): Promise<MemberRecord[]> =>
      store.records(memberId, beforeSeq ?? null, limit),
  }
}
