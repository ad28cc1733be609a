import { hash } from 'node:crypto'
import type { Names, Strangers } from './batch.ts'
import type { Account } from './chart.ts'
import type { LaneStore } from './store/lane.ts'

/** Beyond this many all are forgotten and asked for again. */
const mostKept = 200_000
const mostKeysKept = 50_000

/** What a lane knows for ever once it was told. */
export function laneNames(lane: number, store: LaneStore) {
  const ids = new Map<string, number>()
  const columns = new Map<string, readonly string[]>()
  const keys = new Map<string, string>()

  function keyOf(name: string): string {
    const known = keys.get(name)
    if (known !== undefined) return known
    if (keys.size >= mostKeysKept) keys.clear()
    const key = guardKey(lane, name)
    keys.set(name, key)
    return key
  }

  const names: Names = {
    idOf: ({ address }) => ids.get(address),
    keyOf,
    columnsOf: (table) => columns.get(table),
  }

  /** Opens the accounts that are named for the first time. */
  async function learnAccounts(accounts: readonly Account[]) {
    if (ids.size + accounts.length > mostKept) ids.clear()
    const opened = await store.open(lane, accounts)
    for (const [index, { address }] of accounts.entries()) ids.set(address, Number(opened[index]))
  }

  return {
    ...names,
    async learn({ accounts, tables }: Strangers): Promise<void> {
      if (accounts.length > 0) await learnAccounts(accounts)
      for (const table of tables) columns.set(table, await store.columns(table))
    },
    forget: () => ids.clear(),
  }
}

/** The key of a guard, as the database has it. */
export function guardId(lane: number, name: string): string {
  return Buffer.from(guardKey(lane, name), 'latin1').toString('hex')
}

/** A name that begins with a UUID that is ordered by time (version 7). */
const ordered = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/

/**
 * A UUID of its own kind (version 8) from the first half of a hash. Of an ordered name it keeps the
 * beginning, so that the index grows at its end.
 */
function guardKey(lane: number, name: string): string {
  const bytes = Buffer.from(hash('sha256', `${lane} ${name}`, 'binary'), 'latin1')
  const [, high, middle] = ordered.exec(name) ?? []
  if (high !== undefined && middle !== undefined) bytes.write(high + middle, 'hex')
  for (const place of [6, 8]) bytes[place] = 128 + ((bytes[place] ?? 0) % 16)
  // In one piece, which is compared faster than one put together.
  return bytes.toString('latin1', 0, 16)
}
