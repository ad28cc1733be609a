import { hash } from 'node:crypto'
import { amountOf, type Amount } from '@fairhouse/money'
import { binaryArray, type ElementName, type Value } from './arrays.ts'
import type { Account } from './chart.ts'
import { contentOf, type Outcome, type Transfer } from './rules.ts'

/** LIST of the arrays that the database function takes after the lane and the time, in order. */
export const batchTypes = {
  accounts: 'bigint',
  ids: 'uuid',
  codes: 'text',
  contents: 'bytea',
  references: 'text',
  voids: 'boolean',
  postings: 'int',
  guards: 'int',
  records: 'int',
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
  guardMosts: 'bigint',
  guardRefusals: 'text',
  tables: 'text',
  recordTables: 'int',
  recordStarts: 'int',
  values: 'text',
} as const satisfies Record<string, ElementName>

type Column = keyof typeof batchTypes
type Batch = Record<Column, Value[]>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
const columns = Object.keys(batchTypes) as Column[]

/** What never changes: numbers of accounts, keys of guards, columns of tables. */
export interface Names {
  idOf(account: Account): number
  keyOf(guard: string): string
  columnsOf(table: string): readonly string[]
}

/** Transfers as the database function takes them: flat arrays, places from 1. */
export function batchOf(transfers: readonly Transfer[], names: Names): Buffer[] {
  const accounts = sortedPlaces(accountsOf(transfers).map((account) => names.idOf(account)))
  const guardNames = new Set<string>()
  for (const { guards } of transfers) for (const { key } of guards ?? []) guardNames.add(key)
  const nameOf = new Map([...guardNames].map((name) => [names.keyOf(name), name]))
  const keys = sortedPlaces(nameOf.keys())
  const tables = new Map<string, number>()
  const placeOf = (account: Account) => accounts.get(names.idOf(account)) ?? 0

  const batch = emptyBatch()
  for (const transfer of transfers) {
    addFacts(batch, transfer)
    for (const { from, to, amount } of transfer.postings) {
      for (const source of from) batch.froms.push(placeOf(source))
      batch.sources.push(from.length)
      batch.targets.push('backTo' in to ? -(to.backTo + 1) : placeOf(to))
      batch.amounts.push(amount)
    }
    for (const account of transfer.balanceOf ?? []) batch.sumAccounts.push(placeOf(account))
    for (const { key, add, most, refusal } of transfer.guards ?? []) {
      batch.guardPlaces.push(keys.get(names.keyOf(key)) ?? 0)
      batch.guardAdds.push(add)
      batch.guardMosts.push(most)
      batch.guardRefusals.push(refusal)
    }
    for (const { table, row } of transfer.records ?? []) {
      const place = tables.get(table) ?? tables.size + 1
      tables.set(table, place)
      batch.recordTables.push(place)
      batch.recordStarts.push(batch.values.length)
      for (const column of names.columnsOf(table)) batch.values.push(row[column] ?? null)
    }
  }
  batch.accounts = [...accounts.keys()]
  batch.guardKeys = [...keys.keys()]
  batch.guardNames = batch.guardKeys.map((key) => nameOf.get(String(key)) ?? '')
  batch.tables = [...tables.keys()]
  return columns.map((name) => binaryArray(batchTypes[name], batch[name]))
}

/** Every account that the transfers name, each once. */
export function accountsOf(transfers: readonly Transfer[]): Account[] {
  const accounts = new Map<string, Account>()
  const add = (account: Account) => accounts.set(account.address, account)
  for (const { postings, balanceOf } of transfers) {
    for (const { from, to } of postings) {
      for (const source of from) add(source)
      if (!('backTo' in to)) add(to)
    }
    for (const account of balanceOf ?? []) add(account)
  }
  return [...accounts.values()]
}

function emptyBatch(): Batch {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every column is in the list
  return Object.fromEntries(columns.map((name) => [name, []])) as unknown as Batch
}

function addFacts(batch: Batch, transfer: Transfer) {
  batch.ids.push(transfer.id)
  batch.codes.push(transfer.code)
  batch.contents.push(hash('sha256', contentOf(transfer)))
  batch.references.push(transfer.reference)
  batch.voids.push(transfer.isVoid === true)
  batch.postings.push(transfer.postings.length)
  batch.guards.push(transfer.guards?.length ?? 0)
  batch.records.push(transfer.records?.length ?? 0)
  batch.sums.push(transfer.balanceOf?.length ?? 0)
}

function sortedPlaces<K extends string | number>(keys: Iterable<K>): Map<K, number> {
  const sorted = [...keys].toSorted((one, other) => (one < other ? -1 : 1))
  return new Map(sorted.map((key, index) => [key, index + 1]))
}

/** The lines that the function answers, one for each transfer in order. */
export function outcomesOf(transfers: readonly Transfer[], answer: string): Outcome[] {
  const lines = answer.split('\n')
  return transfers.map((transfer, index) => {
    const [state = '', order, units = '', taken = ''] = (lines[index] ?? '').split(' ')
    if (state === '') throw new Error('the ledger did not answer for a transfer')
    const repeated = order === 'again'
    const balance = amountOf(BigInt(units))
    if (state !== 'accepted') return { repeated, balance, refusal: state }
    return { repeated, balance, refusal: undefined, taken: takenBy(transfer, taken) }
  })
}

/** What each source of each posting gave. */
function takenBy({ postings }: Transfer, text: string): Amount[][] {
  const units = text.split(',')
  let next = 0
  return postings.map(({ from }) =>
    from.map(() => {
      next += 1
      return amountOf(BigInt(units[next - 1] ?? 0))
    }),
  )
}
