import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Scene } from '#lib/art'
import { useWords } from '#lib/words'

export function NotFound() {
  const { t } = useWords()
  return (
    <EmptyState
      heading="h1"
      picture={<Scene image="search" size={125} className="w-40" />}
      title={t('site.lost_title')}
      text={t('site.lost_text')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link href="/" className={buttonClass('primary')}>
            {t('site.home')}
          </Link>
          <Link href="/helpmc" className={buttonClass('quiet')}>
            {t('shell.help')}
          </Link>
        </div>
      }
    />
  )
}
