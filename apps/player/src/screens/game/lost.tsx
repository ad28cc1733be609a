import { buttonClass, EmptyState } from '@fairhouse/ui'
import { Link } from 'wouter'
import { Scene } from '#lib/art'
import { usePlayWords } from '#lib/play-words'

export function Lost() {
  const { tp } = usePlayWords()
  return (
    <EmptyState
      heading="h1"
      picture={<Scene image="search" size={125} className="w-40" />}
      title={tp('play.lost_title')}
      text={tp('play.lost_text')}
      action={
        <Link href="/hot" className={buttonClass('primary')}>
          {tp('play.all_games')}
        </Link>
      }
    />
  )
}
