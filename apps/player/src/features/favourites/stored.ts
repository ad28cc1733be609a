import { readLocal, writeLocal } from '#lib/storage'

const keyOf = (account: string) => `favourites ${account}`

const isId = (stored: unknown): stored is number => Number.isSafeInteger(stored)

/** Reads an account's favourites stored in this browser; unreadable data counts as none. */
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
