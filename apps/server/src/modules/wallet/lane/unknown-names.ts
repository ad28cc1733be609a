import type { Account } from '../chart.ts'

/** Immutable lookups: numbers of accounts and members, guard keys, table columns. */
export interface LaneNames {
  /** 16 times the number of its row, plus the place of the balance in it. */
  idOf(account: Account): number | undefined
  memberOf(memberId: string): number | undefined
  /** The bytes of a UUID, one character each; the home lane is part of the name. */
  keyOf(home: number, guard: string): string
  /** The same for a guard that all lanes share. */
  sharedKeyOf(guard: string): string
  columnsOf(table: string): readonly string[] | undefined
}

/** Accounts, members and tables not looked up yet. */
export interface UnknownNames {
  accounts: Account[]
  members: Set<string>
  tables: ReadonlySet<string>
}

export const createUnknown = (tables: ReadonlySet<string>): UnknownNames => ({
  accounts: [],
  members: new Set(),
  tables,
})

export const isKnown = ({ accounts, members, tables }: UnknownNames) =>
  accounts.length === 0 && members.size === 0 && tables.size === 0
