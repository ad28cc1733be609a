import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Icon, join } from '@fairhouse/ui'
import { openCentre, type CentrePage } from '#lib/centre'
import type { PageRow } from './pages.ts'

const itemClass = join(
  'flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start',
  'font-medium text-text-quiet transition-colors hover:bg-accent-soft hover:text-text',
  'aria-[current]:bg-accent-soft aria-[current]:text-accent-strong',
)

interface Props {
  rows: readonly PageRow[]
  current: CentrePage
  className: string
}

/** The menu of the pages available to this member. */
export function Nav({ rows, current, className }: Props) {
  const { t } = useWords(centreWords)
  return (
    <nav
      aria-label={t('centre.menu')}
      className={join('md:sticky md:top-0 md:w-60 md:shrink-0 md:self-start', className)}
    >
      <ul className="flex flex-col gap-1">
        {rows.map(({ page, icon, label, Mark }) => (
          <li key={page} className={join(page === current && 'max-md:hidden')}>
            <button
              type="button"
              aria-current={page === current ? 'page' : undefined}
              onClick={() => openCentre(page)}
              className={itemClass}
            >
              <Icon name={icon} />
              <span className="grow">{t(label)}</span>
              {Mark && <Mark />}
              <Icon name="chevron" className="-rotate-90 md:hidden rtl:rotate-90" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
