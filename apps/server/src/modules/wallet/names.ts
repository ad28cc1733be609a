import { hash } from 'node:crypto'
import { accountsOf, type Names } from './batch.ts'
import type { Account } from './chart.ts'
import type { Transfer } from './rules.ts'
import type { LaneStore } from './store/lane.ts'

/** Beyond this many all are forgotten and asked for again. */
const mostKept = 200_000

/** What a lane knows for ever once it was told. */
export function laneNames(lane: number, store: LaneStore) {
  const ids = new Map<string, number>()
  const columns = new Map<string, readonly string[]>()

  const names: Names = {
    idOf: ({ address }) => known(ids, address),
    keyOf: (name) => guardKey(lane, name),
    columnsOf: (table) => known(columns, table),
  }

  /** Opens the accounts that are named for the first time. */
  async function learnAccounts(accounts: readonly Account[]) {
    const strangers = accounts.filter(({ address }) => !ids.has(address))
    if (strangers.length === 0) return
    if (ids.size + strangers.length > mostKept) {
      ids.clear()
      await learnAccounts(accounts)
      return
    }
    const opened = await store.open(lane, strangers)
    for (const [index, { address }] of strangers.entries()) ids.set(address, Number(opened[index]))
  }

  return {
    ...names,
    async learn(transfers: readonly Transfer[]): Promise<void> {
      await learnAccounts(accountsOf(transfers))
      for (const { records = [] } of transfers) {
        for (const { table, row } of records) {
          const there = columns.get(table) ?? (await store.columns(table))
          columns.set(table, there)
          const stray = Object.keys(row).find((name) => !there.includes(name))
          if (stray !== undefined) throw new Error(`${table} has no column ${stray}`)
        }
      }
    },
    forget: () => ids.clear(),
  }
}

function known<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`not learned: ${key}`)
  return value
}

function guardKey(lane: number, name: string): string {
  return uuidFrom(hash('sha256', `${lane} ${name}`))
}

/** A UUID of its own kind (version 8) from the first half of a hash. */
function uuidFrom(hex: string): string {
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
