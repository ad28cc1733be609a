import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon, join, type IconName } from '@fairhouse/ui'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { openCentre, type CentrePage } from '#lib/centre'

interface Item {
  readonly page: CentrePage
  readonly icon: IconName
  readonly label: 'centre.deposit' | 'centre.withdraw' | 'centre.me'
}

/** LIST of pages in the bar, beside home. */
const items: readonly Item[] = [
  { page: 'depositv2', icon: 'wallet', label: 'centre.deposit' },
  { page: 'withdraw', icon: 'withdraw', label: 'centre.withdraw' },
  { page: 'memberCenter', icon: 'user', label: 'centre.me' },
]

const barClass = join(
  'header fixed inset-x-0 bottom-0 z-10 flex border-t border-line sm:hidden',
  'pb-[env(safe-area-inset-bottom)]',
)

const itemClass = join(
  'flex min-h-14 min-w-0 grow basis-0 cursor-pointer flex-col items-center justify-center gap-0.5',
  'px-1 text-xs font-semibold text-text-quiet active:text-accent',
)

/** The bottom bar on a phone. The page ends above it. */
export function ThumbBar({ pages }: { pages: ReadonlySet<CentrePage> }) {
  const { t } = useWords(centreWords)
  useEffect(() => {
    const { classList } = document.body
    classList.add('max-sm:pb-14')
    return () => classList.remove('max-sm:pb-14')
  }, [])
  return (
    <nav aria-label={t('centre.thumb')} className={barClass}>
      <Link href="/" className={itemClass}>
        <Icon name="home" />
        <span className="max-w-full truncate">{t('shell.home')}</span>
      </Link>
      {items
        .filter(({ page }) => pages.has(page))
        .map(({ page, icon, label }) => (
          <button
            key={page}
            type="button"
            onClick={() => openCentre(page)}
            className={join(itemClass, page === 'depositv2' && 'text-accent')}
          >
            <Icon name={icon} />
            <span className="max-w-full truncate">{t(label)}</span>
          </button>
        ))}
    </nav>
  )
}
