import { useStatus } from '#features/status'
import { useIdle } from '#lib/idle'
import { Later } from './later.tsx'

const loadLaterParts = async () => (await import('./later-parts.tsx')).LaterParts

/** What an open site tells over its pages: loaded once the page itself is there. */
export function Notes() {
  const { data: status } = useStatus()
  const isIdle = useIdle()
  if (!isIdle || status?.status !== 0) return null
  return <Later load={loadLaterParts} given={{ status }} />
}
