import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Remembers that React rendered for the markup of the server. */
function createMark() {
  let isDrawn = false
  return { read: () => isDrawn, readForMarkup: () => (isDrawn = true) }
}

/**
 * Whether the markup of this component is from the server. It does not change after hydration,
 * which would render everything that asks a second time.
 */
export function useIsDrawn(): boolean {
  const [{ read, readForMarkup }] = useState(createMark)
  return useSyncExternalStore(never, read, readForMarkup)
}
