import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { openModal } from '#lib/modals'
import { useWords } from '#lib/words'

const linkClass = join(
  'inline-flex min-h-11 cursor-pointer items-center font-medium text-text-quiet underline-offset-4',
  'hover:text-text hover:underline',
)

/** Nothing but what has to be said; it keeps its place while the brand is not known. */
export function Footer({ demonstration }: { demonstration: boolean }) {
  const { t } = useWords()
  return (
    <footer className="mx-auto min-h-20 w-full max-w-6xl px-4 pt-2 pb-8 sm:px-8">
      <nav aria-label={t('content.more')} className="flex flex-wrap gap-x-6 gap-y-2 pb-6">
        <Link href="/promotions" className={linkClass}>
          {t('content.promotions_title')}
        </Link>
        <Link href="/helpmc" className={linkClass}>
          {t('content.help_title')}
        </Link>
        <button type="button" onClick={() => openModal('download')} className={linkClass}>
          {t('download.title')}
        </button>
      </nav>
      {demonstration && (
        <p className="border-t border-line pt-6 text-sm text-text-quiet">
          {t('site.demonstration')}
        </p>
      )}
    </footer>
  )
}
