import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether the markup of this component is from the server. It does not change after hydration,
 * which would render everything that asks a second time.
 */
export function useIsDrawn(): boolean {
  const [mark] = useState({ isDrawn: false })
  return useSyncExternalStore(
    never,
    () => mark.isDrawn,
    () => (mark.isDrawn = true),
  )
}
