import { useSyncExternalStore } from 'react'
import type { Member } from './stored.ts'

/** Undefined while there is a token and nobody has said yet whose it is; null for visitors. */
let member: Member | null | undefined = null
const watchers = new Set<() => void>()

export function become(next: Member | null | undefined): void {
  member = next
  for (const watcher of watchers) watcher()
}

export function watchAccount(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const readAccount = () => member

/** Who is signed in: null for a visitor, as whom the server draws everybody. */
export function useAccount(): Member | null | undefined {
  return useSyncExternalStore(watchAccount, readAccount, () => null)
}
