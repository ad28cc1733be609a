import { useSyncExternalStore } from 'react'
import { readLocal, writeLocal } from '#lib/storage'

const key = 'hideBalance'
const watchers = new Set<() => void>()

function watch(watcher: () => void): () => void {
  watchers.add(watcher)
  // Another tab may change it.
  addEventListener('storage', watcher)
  return () => {
    watchers.delete(watcher)
    removeEventListener('storage', watcher)
  }
}

const isHidden = () => readLocal(key) === '1'

export function hideBalance(hide: boolean): void {
  writeLocal(key, hide ? '1' : '0')
  for (const watcher of watchers) watcher()
}

/** Whether the member hides the balance; cashier pages always show it. */
export function useIsBalanceHidden(): boolean {
  return useSyncExternalStore(watch, isHidden, () => false)
}
