import { createHash } from 'node:crypto'
import { amountOf, type Amount } from '@fairhouse/money'
import type { Account } from './chart.ts'
import { contentOf, type Outcome, type Transfer } from './rules.ts'

/** A batch as the database function takes it: arrays, and accounts by their place from 1. */
export interface Batch {
  addresses: string[]
  currencies: string[]
  overdraw: boolean[]
  ids: string[]
  codes: string[]
  contents: Buffer[]
  references: string[]
  postings: number[]
  targets: number[]
  amounts: bigint[]
  sources: number[]
  froms: number[]
  guardKeys: string[]
  guards: number[]
  guardPlaces: number[]
  guardAdds: bigint[]
  guardMosts: bigint[]
  guardRefusals: string[]
  tables: string[]
  records: number[]
  recordTables: number[]
  rows: string[]
}

export function batchOf(transfers: readonly Transfer[]): Batch {
  const places = placesOf(transfers)
  const place = ({ address }: Account) => (places.get(address)?.place ?? 0) + 1
  const postings = transfers.flatMap((transfer) => transfer.postings)
  const accounts = [...places.values()].map((entry) => entry.account)
  return {
    addresses: accounts.map(({ address }) => address),
    currencies: accounts.map(({ currency }) => currency),
    overdraw: accounts.map(({ mayOverdraw }) => mayOverdraw),
    ids: transfers.map(({ id }) => id),
    codes: transfers.map(({ code }) => code),
    contents: transfers.map((transfer) => hashOf(contentOf(transfer))),
    references: transfers.map(({ reference }) => reference),
    postings: transfers.map((transfer) => transfer.postings.length),
    targets: postings.map(({ to }) => place(to)),
    amounts: postings.map(({ amount }) => amount),
    sources: postings.map(({ from }) => from.length),
    froms: postings.flatMap(({ from }) => from.map(place)),
    ...guardsOf(transfers),
    ...recordsOf(transfers),
  }
}

function guardsOf(transfers: readonly Transfer[]) {
  const all = transfers.flatMap(({ guards = [] }) => guards)
  const keys = [...new Set(all.map(({ key }) => key))]
  const places = new Map(keys.map((key, index) => [key, index + 1]))
  return {
    guardKeys: keys,
    guards: transfers.map(({ guards = [] }) => guards.length),
    guardPlaces: all.map(({ key }) => places.get(key) ?? 0),
    guardAdds: all.map(({ add }) => add),
    guardMosts: all.map(({ most }) => most),
    guardRefusals: all.map(({ refusal }) => refusal),
  }
}

function recordsOf(transfers: readonly Transfer[]) {
  const all = transfers.flatMap(({ records = [] }) => records)
  const tables = [...new Set(all.map(({ table }) => table))]
  const places = new Map(tables.map((table, index) => [table, index + 1]))
  return {
    tables,
    records: transfers.map(({ records = [] }) => records.length),
    recordTables: all.map(({ table }) => places.get(table) ?? 0),
    rows: all.map(({ row }) => JSON.stringify(row)),
  }
}

function placesOf(transfers: readonly Transfer[]) {
  const places = new Map<string, { place: number; account: Account }>()
  for (const { postings } of transfers) {
    for (const { from, to } of postings) {
      for (const account of [...from, to]) {
        if (places.has(account.address)) continue
        places.set(account.address, { place: places.size, account })
      }
    }
  }
  return places
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** The lines that the function answers, one for each transfer in order. */
export function outcomesOf(transfers: readonly Transfer[], answer: string): Outcome[] {
  const lines = answer.split('\n')
  return transfers.map((transfer, index) => {
    const [state = '', order, taken = ''] = (lines[index] ?? '').split(' ')
    const repeated = order === 'again'
    if (state === 'accepted') {
      return { repeated, refusal: undefined, taken: takenBy(transfer, taken) }
    }
    if (state === '') throw new Error('the ledger did not answer for a transfer')
    return { repeated, refusal: state }
  })
}

/** What each source of each posting gave. */
function takenBy({ postings }: Transfer, text: string): Amount[][] {
  const amounts = text === '' ? [] : text.split(',').map((units) => amountOf(BigInt(units)))
  let next = 0
  return postings.map(({ from }) => {
    next += from.length
    return amounts.slice(next - from.length, next)
  })
}
