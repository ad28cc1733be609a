import { hash } from 'node:crypto'
import { inLane, memberKinds, type Account } from '../chart.ts'
import type { LaneStore } from '../store/lane.ts'
import type { LaneNames, UnknownNames } from './unknown-names.ts'

/** Caches larger than this are cleared and filled again. */
const maxCachedAccounts = 200_000
const maxCachedKeys = 50_000

/** Caches the keys of guards by home lane. */
function createGuardKeys() {
  const keys: Map<string, string>[] = []
  return (home: number, name: string): string => {
    const known = keys[home]?.get(name)
    if (known !== undefined) return known
    const own = keys[home] ?? new Map<string, string>()
    if (own.size >= maxCachedKeys) own.clear()
    keys[home] = own
    const key = guardKey(home, name)
    own.set(name, key)
    return key
  }
}

/** Caches a lane's immutable names. */
export function createLaneNames(lane: number, store: LaneStore) {
  const houses = new Map<string, number>()
  const members = new Map<string, number>()
  /** Members whose currency is stored. */
  const opened = new Set<string>()
  const columns = new Map<string, readonly string[]>()

  const names: LaneNames = {
    idOf({ address, owner, kind }) {
      if (owner === undefined) return houses.get(address)
      const row = opened.has(owner) ? members.get(owner) : undefined
      // Play money is the cash of its own journal.
      return row === undefined ? undefined : row * 16 + (kind === 'trial' ? 0 : placeOf(kind))
    },
    memberOf: (memberId) => members.get(memberId),
    keyOf: createGuardKeys(),
    sharedKeyOf: (name) => guardKey('all', name),
    columnsOf: (table) => columns.get(table),
  }

  /** Opens accounts on first use. */
  async function learnAccounts(accounts: readonly Account[]) {
    if (houses.size + members.size + accounts.length > maxCachedAccounts) forget()
    const numbers = await store.open(
      lane,
      accounts.map((account) => inLane(account, lane)),
    )
    for (const [index, { address, owner }] of accounts.entries()) {
      const number = Number(numbers[index])
      if (owner === undefined) houses.set(address, number)
      else {
        members.set(owner, Math.floor(number / 16))
        opened.add(owner)
      }
    }
  }

  async function learnMembers(unknown: ReadonlySet<string>) {
    const numbers = await store.members(lane, [...unknown])
    for (const [id, number] of numbers) members.set(id, number)
  }

  function forget() {
    houses.clear()
    members.clear()
    opened.clear()
  }

  return {
    ...names,
    async learn({ accounts, members: unknown, tables }: UnknownNames): Promise<void> {
      if (accounts.length > 0) await learnAccounts(accounts)
      if (unknown.size > 0) await learnMembers(unknown)
      for (const table of tables) columns.set(table, await store.columns(table))
    },
    forget,
  }
}

const placeOf = (kind: Account['kind']) => memberKinds.findIndex((one) => one === kind)

/** The home lane that a guard belongs to. */
export type GuardScope = number | 'all'

/** A guard's key as stored. */
export function guardId(lane: GuardScope, name: string): string {
  return Buffer.from(guardKey(lane, name), 'latin1').toString('hex')
}

/** A name that begins with a time-ordered UUID (version 7). */
const ordered = /^([0-9a-f]{8})-([0-9a-f]{4})-7[0-9a-f]{3}-/

/**
 * A version 8 UUID from the first half of a hash. A time-ordered name keeps its prefix, so that the
 * index grows at its end.
 */
function guardKey(lane: GuardScope, name: string): string {
  const bytes = Buffer.from(hash('sha256', `${lane} ${name}`, 'binary'), 'latin1')
  const [, high, middle] = ordered.exec(name) ?? []
  if (high !== undefined && middle !== undefined) bytes.write(high + middle, 'hex')
  for (const place of [6, 8]) bytes[place] = 128 + ((bytes[place] ?? 0) % 16)
  // A flat string compares faster than a concatenated one.
  return bytes.toString('latin1', 0, 16)
}
