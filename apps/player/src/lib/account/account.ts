import { useSyncExternalStore } from 'react'
import type { Member } from './stored-session.ts'

/** Undefined while there is a token whose account is not loaded yet; null for visitors. */
let member: Member | null | undefined = null
const watchers = new Set<() => void>()

export function setAccount(next: Member | null | undefined): void {
  member = next
  for (const watcher of watchers) watcher()
}

export function watchAccount(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const readAccount = () => member

/** The signed-in member, or null for a visitor. The server renders everybody as a visitor. */
export function useAccount(): Member | null | undefined {
  return useSyncExternalStore(watchAccount, readAccount, () => null)
}
