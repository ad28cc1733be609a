import { sql, type RawBuilder } from 'kysely'

/** A list of numbered lines: its tables, filter columns and sums. */
export interface ListShape {
  table: string
  blocks: string
  /** The column of the member totals with its length. */
  length: 'records' | 'bets'
  /** The SQL function that counts the lines before a time. */
  before: string
  keys: readonly string[]
  sums: readonly { name: string; of: RawBuilder<unknown> }[]
}

const funds = ['cash', 'bonus', 'hold']

export const recordList: ListShape = {
  table: 'report_record',
  blocks: 'report_record_block',
  length: 'records',
  before: 'report_records_before',
  keys: ['type'],
  sums: funds.flatMap((fund) => [
    { name: `${fund}_in`, of: sql`greatest(${sql.ref(fund)}, 0)` },
    { name: `${fund}_out`, of: sql`greatest(-${sql.ref(fund)}, 0)` },
  ]),
}

export const betList: ListShape = {
  table: 'report_bet',
  blocks: 'report_bet_block',
  length: 'bets',
  before: 'report_bets_before',
  keys: ['category', 'vendor_code', 'status'],
  sums: ['stake', 'win'].map((name) => ({ name, of: sql.ref(name) })),
}
