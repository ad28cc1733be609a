import { Link } from 'wouter'
import { pageAddress, termsId } from '#features/content'
import { useWords } from '#lib/words'

const linkClass = 'font-semibold text-accent underline underline-offset-4'

/** Shown for a missing or removed page, with links to go on. */
export function PageNotFound() {
  const { t } = useWords()
  return (
    <div role="alert" className="flex flex-col items-start gap-5">
      <h1 className="text-3xl font-semibold tracking-tight md:text-4xl">{t('site.lost_title')}</h1>
      <p className="text-lg text-text-quiet">{t('site.lost_text')}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <Link href={pageAddress(termsId)} className={linkClass}>
          {t('content.pages_title')}
        </Link>
        <Link href="/helpmc" className={linkClass}>
          {t('content.help_title')}
        </Link>
      </p>
    </div>
  )
}
