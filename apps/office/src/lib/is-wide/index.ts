import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(width >= 75rem)')

function watch(changed: () => void): () => void {
  const list = query()
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** True if the screen is wide enough for tables. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => query().matches)
}
