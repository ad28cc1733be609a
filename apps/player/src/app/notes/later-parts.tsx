import { loadAnnouncementPopup } from '#features/announcements'
import { loadConsentBar } from '#features/consent'
import { usePermission } from '#features/permission'
import type { Status } from '#features/status'
import { loadToasts } from '#features/toasts'
import { Later } from './later.tsx'

/** What no first view needs. */
export function LaterParts({ status }: { status: Status }) {
  const { gtagId } = status.analytics
  const isMember = Boolean(usePermission().data?.member)
  return (
    <>
      <Later load={loadToasts} given={{}} />
      {gtagId !== null && <Later load={loadConsentBar} given={{ gtagId }} />}
      {isMember && <Later load={loadAnnouncementPopup} given={{}} />}
    </>
  )
}
