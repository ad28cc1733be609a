import { Link } from 'wouter'
import { useWords } from '#lib/words'

export function NotFound() {
  const { t } = useWords()
  return (
    <div className="flex flex-col items-start gap-5">
      <h1 className="text-3xl font-semibold tracking-tight md:text-5xl">{t('site.lost_title')}</h1>
      <p className="max-w-xl text-lg text-text-quiet">{t('site.lost_text')}</p>
      <Link href="/" className="font-semibold text-accent underline underline-offset-4">
        {t('site.home')}
      </Link>
    </div>
  )
}
