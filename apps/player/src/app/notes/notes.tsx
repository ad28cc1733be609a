import type { ReactNode } from 'react'
import { useHasRegion } from '#app/routes'
import { NoticeBar } from '#features/announcements'
import { useStatus } from '#features/status'
import { useIdle } from '#lib/idle'
import { HelpLine } from './help-line.tsx'
import { Later } from './later.tsx'

const loadLaterParts = async () => (await import('./later-parts.tsx')).LaterParts

/** What the brand tells around the page of an open site. */
export function Notes({ children }: { children: ReactNode }) {
  const { data: status } = useStatus()
  const hasHeader = useHasRegion('header')
  const hasFooter = useHasRegion('footer')
  const isIdle = useIdle()
  if (!status) return null
  return (
    <>
      {hasHeader && (
        <div className="mb-8 empty:hidden">
          <NoticeBar />
        </div>
      )}
      {children}
      {hasFooter && <HelpLine status={status} />}
      {isIdle && <Later load={loadLaterParts} given={{ status }} />}
    </>
  )
}
