import { playWords } from '@fairhouse/i18n/play'
import { useWords } from '#lib/words'
import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Scene } from '#lib/art'

export function GameNotFound() {
  const { t } = useWords(playWords)
  return (
    <EmptyState
      heading="h1"
      picture={<Scene image="search" size={125} className="w-40" />}
      title={t('play.lost_title')}
      text={t('play.lost_text')}
      action={
        <Link href="/hot" className={buttonClass('primary')}>
          {t('play.all_games')}
        </Link>
      }
    />
  )
}
