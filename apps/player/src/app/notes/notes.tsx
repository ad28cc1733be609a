import type { ReactNode } from 'react'
import { useHasRegion } from '#app/routes'
import { NoticeBar } from '#features/announcements'
import { useStatus } from '#features/status'
import { useIdle } from '#lib/idle'
import { Later } from './later.tsx'

const loadLaterParts = async () => (await import('./later-parts.tsx')).LaterParts

/** What the brand tells around the page of an open site. */
export function Notes({ children }: { children: ReactNode }) {
  const { data: status } = useStatus()
  const hasHeader = useHasRegion('header')
  const isIdle = useIdle()
  if (!status) return null
  return (
    <>
      {hasHeader && <NoticeBar className="mb-8" />}
      {children}
      {isIdle && <Later load={loadLaterParts} given={{ status }} />}
    </>
  )
}
