import { Skeleton } from '@fairhouse/ui'
import { useSearchParams } from 'wouter'
import { Banners } from '#features/banners'
import { Loaded, promotionsQuery } from '#features/content'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { Cards } from './cards.tsx'
import { Categories } from './categories.tsx'

/** Current promotions, optionally of the category in the address. */
export function Promotions() {
  const { t, language } = useWords()
  const [search] = useSearchParams()
  const query = useQuery(promotionsQuery(language))
  const chosen = search.get('category') ?? ''
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <div className="flex flex-col gap-2">
        <h1 className="text-4xl font-extrabold tracking-tight md:text-5xl">
          {t('content.promotions_title')}
        </h1>
        <p className="text-text-quiet md:text-lg">{t('promotions.lead')}</p>
      </div>
      <Banners group="promotions" />
      <Loaded query={query} waiting={<CardSkeletons />}>
        {({ categories, list }) => (
          <>
            <Categories categories={categories} chosen={chosen} />
            <Cards
              list={list.filter(({ category }) => chosen === '' || category === chosen)}
              isFiltered={chosen !== ''}
            />
          </>
        )}
      </Loaded>
    </div>
  )
}

function CardSkeletons() {
  const { t } = useWords()
  return (
    <output className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
      <span className="sr-only">{t('site.loading')}</span>
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </output>
  )
}
