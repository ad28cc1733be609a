import { hash } from 'node:crypto'
import { BinaryArray, type ElementName } from '#platform/database'
import type { Account } from './chart.ts'
import { contentOf, type Guard, type Posting, type RecordRow, type Transfer } from './rules.ts'

/** LIST of the arrays that the database function takes after lane and time, in order. */
export const batchTypes = {
  accounts: 'bigint',
  ids: 'uuid',
  codes: 'text',
  contents: 'bytea',
  references: 'text',
  voids: 'boolean',
  notAfters: 'timestamptz',
  postings: 'int',
  guards: 'int',
  sums: 'int',
  targets: 'int',
  amounts: 'bigint',
  sources: 'int',
  froms: 'int',
  sumAccounts: 'int',
  guardKeys: 'uuid',
  guardNames: 'text',
  guardPlaces: 'int',
  guardAdds: 'bigint',
  guardNeeds: 'bigint',
  guardMaxima: 'bigint',
  guardRefusals: 'text',
  tables: 'text',
  recordTransfers: 'int',
  recordTables: 'int',
  recordStarts: 'int',
  recordRefusals: 'int',
  recordBalances: 'int',
  values: 'text',
} as const satisfies Record<string, ElementName>

type Column = keyof typeof batchTypes

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const columns = Object.keys(batchTypes) as Column[]

const ends = ['postings', 'guards', 'sums', 'sources'] as const

/** Immutable lookups: account ids, guard keys, table columns. */
export interface LaneNames {
  idOf(account: Account): number | undefined
  /** The bytes of a UUID, one character each. */
  keyOf(guard: string): string
  columnsOf(table: string): readonly string[] | undefined
}

/** Accounts and tables not looked up yet. */
export interface UnknownNames {
  accounts: Account[]
  tables: Set<string>
}

/** Turns transfers into the flat arrays of the database function, batch by batch. */
export function createBatch(names: LaneNames) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every column is in the list
  const arrays = Object.fromEntries(
    columns.map((name) => [name, new BinaryArray(batchTypes[name])]),
  ) as Record<Column, BinaryArray>

  return {
    /** The arrays, valid until the next call, or the names to look up first. Indexes begin at 1. */
    fill(transfers: readonly Transfer[]): Buffer[] | UnknownNames {
      for (const name of columns) arrays[name].clear()
      const accounts = accountList(arrays, names)
      const guards = guardList(names)
      const records = recordList(arrays, names)
      // The start of the first list of each kind; later entries mark where each list ends.
      for (const name of ends) arrays[name].addInt(0)
      for (const [index, transfer] of transfers.entries()) {
        addFacts(arrays, transfer)
        for (const posting of transfer.postings) accounts.addPosting(posting)
        arrays.postings.addInt(accounts.postings())
        for (const account of transfer.balanceOf ?? []) accounts.addSum(account)
        arrays.sums.addInt(accounts.sums())
        for (const guard of transfer.guards ?? []) guards.add(guard)
        arrays.guards.addInt(guards.count())
        for (const record of transfer.records ?? []) records.add(index + 1, record)
      }
      if (accounts.unknown.length > 0 || records.unknown.size > 0) {
        return { accounts: accounts.unknown, tables: records.unknown }
      }
      accounts.write()
      guards.write(arrays)
      return columns.map((name) => arrays[name].bytes())
    },
  }
}

type Arrays = Record<Column, BinaryArray>

function addFacts(arrays: Arrays, transfer: Transfer) {
  arrays.ids.addUuid(transfer.id)
  arrays.codes.addText(transfer.code)
  arrays.contents.addBinary(hash('sha256', contentOf(transfer), 'binary'))
  arrays.references.addText(transfer.reference)
  arrays.voids.addBoolean(transfer.isVoid === true)
  if (transfer.notAfter) arrays.notAfters.addMoment(transfer.notAfter)
  else arrays.notAfters.addNull()
}

/** The distinct accounts; their indexes are assigned once all are known and sorted. */
function accountList(arrays: Arrays, names: LaneNames) {
  const orders = new Map<string, number>()
  const ids: number[] = []
  const unknown: Account[] = []
  const froms: number[] = []
  const targets: number[] = []
  const sums: number[] = []

  function orderOf(account: Account): number {
    const known = orders.get(account.address)
    if (known !== undefined) return known
    const id = names.idOf(account)
    if (id === undefined) unknown.push(account)
    orders.set(account.address, ids.length)
    return ids.push(id ?? 0) - 1
  }

  return {
    unknown,
    addPosting({ from, to, amount }: Posting) {
      for (const source of from) froms.push(orderOf(source))
      arrays.sources.addInt(froms.length)
      // Below 0: back to the sources of the transfer's posting with this number.
      targets.push('backTo' in to ? -to.backTo - 1 : orderOf(to))
      arrays.amounts.addBigint(amount)
    },
    postings: () => targets.length,
    sums: () => sums.length,
    addSum: (account: Account) => sums.push(orderOf(account)),
    write() {
      const places = sortedPlaces(ids, (id) => arrays.accounts.addLong(id))
      for (const order of froms) arrays.froms.addInt(places[order] ?? 0)
      for (const order of targets) arrays.targets.addInt(order < 0 ? order : (places[order] ?? 0))
      for (const order of sums) arrays.sumAccounts.addInt(places[order] ?? 0)
    },
  }
}

/** The distinct guards, indexed the same way. */
function guardList(names: LaneNames) {
  const orders = new Map<string, number>()
  const guardNames = new Map<string, string>()
  const keys: string[] = []
  const uses: { order: number; guard: Guard }[] = []

  function orderOf(name: string): number {
    const known = orders.get(name)
    if (known !== undefined) return known
    const key = names.keyOf(name)
    guardNames.set(key, name)
    orders.set(name, keys.length)
    return keys.push(key) - 1
  }

  return {
    count: () => uses.length,
    add: (guard: Guard) => uses.push({ order: orderOf(guard.key), guard }),
    write(arrays: Arrays) {
      const places = sortedPlaces(keys, (key) => {
        arrays.guardKeys.addBinary(key)
        arrays.guardNames.addText(guardNames.get(key) ?? '')
      })
      for (const { order, guard } of uses) {
        arrays.guardPlaces.addInt(places[order] ?? 0)
        arrays.guardAdds.addBigint(guard.add)
        arrays.guardNeeds.addBigint(guard.need ?? guard.add)
        arrays.guardMaxima.addBigint(guard.max)
        arrays.guardRefusals.addText(guard.refusal)
      }
    },
  }
}

function recordList(arrays: Arrays, names: LaneNames) {
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
      const tableColumns = names.columnsOf(table)
      if (tableColumns) addValues(record, tableColumns)
      else unknown.add(table)
    },
  }
}

/** Visits the keys in ascending order and returns each key's index in that order. */
function sortedPlaces<K extends string | number>(keys: readonly K[], each: (key: K) => void) {
  const places = new Int32Array(keys.length)
  const sorted = keys.map((key, order) => ({ key, order }))
  sorted.sort((one, other) => (one.key < other.key ? -1 : 1))
  for (const [index, { key, order }] of sorted.entries()) {
    each(key)
    places[order] = index + 1
  }
  return places
}
