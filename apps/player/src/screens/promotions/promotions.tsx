import { Card } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Loaded, promotionsQuery } from '#features/content'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'
import { ClaimPeriod } from './claim-period.tsx'

type Promotion = Value<'GET /wps/content/promotions'>['list'][number]

/** What runs now. */
export function Promotions() {
  const { t, language } = useWords()
  const query = useQuery(promotionsQuery(language))
  return (
    <div className="flex flex-col gap-8">
      <h1 className="text-4xl font-semibold tracking-tight md:text-5xl">
        {t('content.promotions_title')}
      </h1>
      <Loaded query={query}>{({ list }) => <Cards list={list} />}</Loaded>
    </div>
  )
}

function Cards({ list }: { list: Promotion[] }) {
  const { t } = useWords()
  if (list.length === 0) {
    return <p className="text-lg text-text-quiet">{t('content.promotions_none')}</p>
  }
  return (
    <ul className="grid gap-4 sm:gap-6 md:grid-cols-2 lg:grid-cols-3">
      {list.map((promotion) => (
        <li key={promotion.id} className="flex">
          <PromotionCard promotion={promotion} />
        </li>
      ))}
    </ul>
  )
}

function PromotionCard({
  promotion: { id, title, summary, claimPeriod },
}: {
  promotion: Promotion
}) {
  const { t } = useWords()
  return (
    <Card className="flex w-full transition-colors hover:border-accent">
      <Link href={`/promotions/${id}`} className="flex grow flex-col gap-3 rounded-card p-6">
        <ClaimPeriod period={claimPeriod} />
        <h2 className="text-xl font-semibold tracking-tight">{title}</h2>
        <p className="text-text-quiet">{summary}</p>
        <span className="mt-auto pt-2 font-semibold text-accent">
          {t('content.promotion_more')}
        </span>
      </Link>
    </Card>
  )
}
