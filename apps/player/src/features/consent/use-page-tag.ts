import { useState } from 'react'

/** The brand's tag, or null if it changed: the page's content policy allows no other. */
export function usePageTag(gtagId: string | null): string | null {
  const [first] = useState(gtagId)
  return first === gtagId ? first : null
}
