import { PromotionCard, type Promotion } from '#features/promotions'
import { useWords } from '#lib/words'
import { Notice } from './notice.tsx'

/** `isFiltered` is true if other promotions may exist. */
export function Cards({ list, isFiltered }: { list: Promotion[]; isFiltered: boolean }) {
  const { t } = useWords()
  if (list.length === 0) {
    return isFiltered ? (
      <Notice
        heading="h2"
        image="search"
        title={t('promotions.none_here')}
        link={{ href: '/promotions', label: t('content.promotions_back') }}
      />
    ) : (
      <Notice
        heading="h2"
        image="gift"
        title={t('content.promotions_none')}
        link={{ href: '/', label: t('site.home') }}
      />
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      {list.map((promotion) => (
        <li key={promotion.id} className="flex">
          <PromotionCard promotion={promotion} heading="h2" />
        </li>
      ))}
    </ul>
  )
}
