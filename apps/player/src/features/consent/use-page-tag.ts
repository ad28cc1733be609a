import { useState } from 'react'

/** The brand's tag, unless it changed since: the policy that came with the page allows no other. */
export function usePageTag(gtagId: string | null): string | null {
  const [first] = useState(gtagId)
  return first === gtagId ? first : null
}
