import { useSearch } from 'wouter'
import { useStatus } from '#features/status'
import { useIdle } from '#lib/idle'
import { Later } from './later.tsx'

const loadLaterParts = async () => (await import('./later-parts.tsx')).LaterParts

/** What an open site tells over its pages: loaded once the page itself is there. */
export function Notes() {
  const { data: status } = useStatus()
  const isIdle = useIdle()
  // Who opens an address of the personal centre wants nothing else.
  const isWanted = useSearch().includes('centre=')
  if ((!isIdle && !isWanted) || status?.status !== 0) return null
  return <Later load={loadLaterParts} given={{ status }} />
}
