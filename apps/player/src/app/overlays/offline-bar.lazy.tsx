import { Icon, join } from '@fairhouse/ui'
import { useOnline } from '#lib/online'
import { useWords } from '#lib/words'

const barClass = join(
  'mx-auto flex items-center gap-2 rounded-full border border-warn bg-surface px-4 py-2',
  'text-sm font-semibold text-warn shadow-pop',
)

/** Says on any page that the device is offline; a screen reader announces it. */
export function OfflineBar() {
  const { t } = useWords()
  const isOnline = useOnline()
  return (
    <div
      role="status"
      data-offline-bar
      className="pointer-events-none fixed inset-x-0 top-16 z-30 flex p-2"
    >
      {!isOnline && (
        <p className={barClass}>
          <Icon name="cloud" className="size-5 shrink-0" />
          {t('site.offline_title')}
        </p>
      )}
    </div>
  )
}
