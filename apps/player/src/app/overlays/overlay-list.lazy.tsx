import { Centre } from '#app/centre'
import { useRow } from '#app/routes'
import { loadAnnouncementPopup } from '#features/announcements'
import { loadConsentBar, usePageTag } from '#features/consent'
import { loadNotices } from '#features/notices'
import { usePermission } from '#features/permission'
import type { Status } from '#features/status'
import { loadToasts } from '#features/toasts'
import { useAccount } from '#lib/account'
import { LazyPart } from '#lib/lazy'
import { OfflineBar } from './offline-bar.lazy.tsx'
import { ToTop } from './to-top.lazy.tsx'
import { PayoutPromptLoader } from './payout-prompt.lazy.tsx'

/** Everything over the pages that the first view does not need. */
export function OverlayList({ status }: { status: Status }) {
  const gtagId = usePageTag(status.analytics.gtagId)
  const account = useAccount()
  const isMember = Boolean(usePermission().data?.member)
  const { isWhole, screen } = useRow()
  return (
    <>
      <ToTop />
      {/* A game's frame says it itself. */}
      {!isWhole && <OfflineBar />}
      <PayoutPromptLoader />
      <Centre />
      <LazyPart load={loadToasts} partProps={{}} />
      {account && <LazyPart key={account.id} load={loadNotices} partProps={{}} />}
      {gtagId !== null && <LazyPart load={loadConsentBar} partProps={{ gtagId }} />}
      {/* Never over a running game or the verdict about a round. */}
      {isMember && !isWhole && screen !== 'verify' && (
        <LazyPart load={loadAnnouncementPopup} partProps={{}} />
      )}
    </>
  )
}
