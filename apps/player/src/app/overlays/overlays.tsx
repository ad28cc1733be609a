import { useSearch } from 'wouter'
import { useStatus } from '#features/status'
import { useIdle } from '#lib/idle'
import { LazyPart } from '#lib/lazy'

const loadOverlayList = async () => (await import('./overlay-list.lazy.tsx')).OverlayList

/** Loads everything shown over the pages once the page itself is idle. */
export function Overlays() {
  const { data: status } = useStatus()
  const isIdle = useIdle()
  // An address with the personal centre needs it at once.
  const isWanted = useSearch().includes('centre=')
  if ((!isIdle && !isWanted) || status?.status !== 0) return null
  return <LazyPart load={loadOverlayList} partProps={{ status }} />
}
