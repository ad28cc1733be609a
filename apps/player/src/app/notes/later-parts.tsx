import { useCallback } from 'react'
import { Centre } from '#app/centre'
import { useRow } from '#app/routes'
import { loadAnnouncementPopup } from '#features/announcements'
import { loadConsentBar, usePageTag } from '#features/consent'
import { loadNotices } from '#features/notices'
import { usePermission } from '#features/permission'
import type { Status } from '#features/status'
import { loadToasts } from '#features/toasts'
import { useAccount } from '#lib/account'
import { useWords } from '#lib/words'
import { Later } from './later.tsx'
import { ToTop } from './later-to-top.tsx'
import { PayoutNote } from './payout-note.tsx'

/** What no first view needs. */
export function LaterParts({ status }: { status: Status }) {
  const gtagId = usePageTag(status.analytics.gtagId)
  const account = useAccount()
  const isMember = Boolean(usePermission().data?.member)
  const { language } = useWords()
  const { isWhole } = useRow()
  const loadBar = useCallback(
    async () => (await import('./later-thumb-bar.tsx')).loadMembersBar(language),
    [language],
  )
  return (
    <>
      <ToTop />
      <PayoutNote />
      <Centre />
      {account && <Later load={loadBar} given={{ status }} />}
      <Later load={loadToasts} given={{}} />
      {account && <Later key={account.id} load={loadNotices} given={{}} />}
      {gtagId !== null && <Later load={loadConsentBar} given={{ gtagId }} />}
      {/* Not over a game that somebody plays. */}
      {isMember && !isWhole && <Later load={loadAnnouncementPopup} given={{}} />}
    </>
  )
}
