import { Rail, Skeleton } from '@fairhouse/ui'
import { Link } from 'wouter'
import { promotionsQuery } from '#features/content'
import { PromotionCard } from '#features/promotions'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { useRailWords } from './rail-words.ts'

const itemClass = 'flex w-68 shrink-0 snap-start sm:w-76'

/** Current promotions; renders nothing if there are none or the call fails. */
export function PromotionRail() {
  const { t, language } = useWords()
  const words = useRailWords()
  const { data, isPending, fetchStatus } = useQuery(promotionsQuery(language))
  const isComing = isPending && fetchStatus !== 'paused'
  if (!isComing && (!data || data.list.length === 0)) return null
  const all = (
    <Link
      href="/promotions"
      className="inline-flex min-h-11 shrink-0 items-center font-semibold text-accent"
    >
      {t('home.see_all')}
    </Link>
  )
  return (
    <Rail title={t('content.promotions_title')} words={words} action={all}>
      {data
        ? data.list.map((promotion) => (
            <li key={promotion.id} className={itemClass}>
              <PromotionCard promotion={promotion} heading="h3" />
            </li>
          ))
        : ['first', 'second', 'third'].map((place) => (
            <li key={place} className={itemClass}>
              <Skeleton className="h-90 w-full rounded-card" />
            </li>
          ))}
    </Rail>
  )
}
