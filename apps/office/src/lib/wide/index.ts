import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width >= 75rem)')

function watch(changed: () => void): () => void {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether there is room for a table; else its rows are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(watch, () => query().matches)
}
