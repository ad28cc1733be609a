import { Html } from '@fairhouse/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'wouter'
import { Loaded, promotionQuery } from '#features/content'
import { useWords } from '#lib/words'
import { ClaimPeriod } from './claim-period.tsx'

/** One promotion with its terms; its id comes in the path or, as old links have it, the query. */
export function Promotion() {
  const { t, language } = useWords()
  const { id: inPath } = useParams<{ id?: string }>()
  const [search] = useSearchParams()
  const id = inPath ?? search.get('id') ?? ''
  const query = useQuery({ ...promotionQuery(language, id), retry: false })
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8">
      <Loaded query={query}>
        {({ title, summary, content, claimPeriod }) => (
          <article className="flex flex-col gap-5">
            <ClaimPeriod period={claimPeriod} />
            <h1 className="text-4xl font-semibold tracking-tight md:text-5xl">{title}</h1>
            <p className="text-xl text-text-quiet">{summary}</p>
            <h2 className="pt-2 text-2xl font-semibold tracking-tight">
              {t('content.promotion_details')}
            </h2>
            <Html html={content} />
          </article>
        )}
      </Loaded>
      <Link href="/promotions" className="font-semibold text-accent underline underline-offset-4">
        {t('content.promotions_back')}
      </Link>
    </div>
  )
}
