import type { WalletRecord } from '#kit'
import { columnsOf, type EndRow, type RoundRow, type TurnRow } from './store/rows.ts'

/** A new round, written with what the wallet decides on its first stake. */
export function roundRecord(row: RoundRow): WalletRecord {
  const outcome = { refusal: 'refusal', balance: 'balance_after' }
  return { table: 'studio.round', row: columnsOf(row), outcome }
}

/** A later turn of a round, written with what the wallet decides on its stake. */
export function turnRecord(row: TurnRow): WalletRecord {
  return { table: 'studio.turn', row: columnsOf(row), outcome: { refusal: 'refusal' } }
}

/** The end of a round, written when its win is paid. */
export function endRecord(row: EndRow): WalletRecord {
  return { table: 'studio.round_end', row: columnsOf(row), outcome: { balance: 'balance_after' } }
}
