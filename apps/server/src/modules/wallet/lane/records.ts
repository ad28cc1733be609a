import type { BinaryArray } from '#platform/database'
import type { RecordRow } from '../rules.ts'

/** LIST of the arrays that describe records, in the order in which the functions take them. */
export const recordTypes = {
  tables: 'text',
  recordTransfers: 'int',
  recordTables: 'int',
  recordStarts: 'int',
  recordRefusals: 'int',
  recordBalances: 'int',
  values: 'text',
} as const

export type RecordArrays = Record<keyof typeof recordTypes, BinaryArray>

/** Turns the records of a batch into flat text. */
export function recordList(
  arrays: RecordArrays,
  columnsOf: (table: string) => readonly string[] | undefined,
) {
  const tables = new Map<string, number>()
  const unknown = new Set<string>()
  let values = 0

  function placeOf(table: string): number {
    const known = tables.get(table)
    if (known !== undefined) return known
    tables.set(table, tables.size + 1)
    arrays.tables.addText(table)
    return tables.size
  }

  function addValues({ row, outcome }: RecordRow, tableColumns: readonly string[]) {
    let named = 0
    // The database function writes what it decided at these positions.
    const placeIn = (column: string | undefined) =>
      column === undefined ? 0 : values + tableColumns.indexOf(column) + 1
    arrays.recordRefusals.addInt(placeIn(outcome?.refusal))
    arrays.recordBalances.addInt(placeIn(outcome?.balance))
    for (const column of tableColumns) {
      const value = row[column]
      if (value !== undefined) named += 1
      if (value === undefined || value === null) arrays.values.addNull()
      else arrays.values.addText(String(value))
    }
    values += tableColumns.length
    const given = [...Object.keys(row), ...Object.values(outcome ?? {})]
    if (named < Object.keys(row).length || given.some((name) => !tableColumns.includes(name)))
      throw new Error(`a column that the table does not have: ${given.join(', ')}`)
  }

  return {
    unknown,
    add(transfer: number, record: RecordRow) {
      const { table } = record
      arrays.recordTransfers.addInt(transfer)
      arrays.recordTables.addInt(placeOf(table))
      arrays.recordStarts.addInt(values)
      const tableColumns = columnsOf(table)
      if (tableColumns) addValues(record, tableColumns)
      else unknown.add(table)
    },
  }
}
