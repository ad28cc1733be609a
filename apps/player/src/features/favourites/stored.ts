import { readLocal, writeLocal } from '#lib/storage'

const keyOf = (account: string) => `favourites ${account}`

const isId = (stored: unknown): stored is number => Number.isSafeInteger(stored)

/** What this browser remembers of an account's favourites; what it cannot read is nothing. */
export function readIds(account: string): readonly number[] {
  try {
    const stored: unknown = JSON.parse(readLocal(keyOf(account)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isId) : []
  } catch {
    return []
  }
}

export function storeIds(account: string, ids: readonly number[]): void {
  writeLocal(keyOf(account), JSON.stringify(ids))
}
