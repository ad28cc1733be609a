import { Link, useParams, useSearchParams } from 'wouter'
import { Loaded, promotionQuery } from '#features/content'
import { CallRefused } from '#lib/call'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { Details, DetailsSkeleton } from './details.tsx'
import { Notice } from './notice.tsx'

/** One promotion with its terms. Old links have its id in the query instead of the path. */
export function Promotion() {
  const { t, language } = useWords()
  const { id: inPath } = useParams<{ id?: string }>()
  const [search] = useSearchParams()
  const id = inPath ?? search.get('id') ?? ''
  const query = useQuery(promotionQuery(language, id))
  const back = { href: '/promotions', label: t('content.promotions_back') }
  const { error } = query
  if (error instanceof CallRefused && isNoSuch(error)) {
    return (
      <div role="alert">
        <Notice
          heading="h1"
          image="search"
          title={error.code === 'not_found' ? error.message : t('promotions.gone')}
          link={back}
        />
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <Loaded query={query} waiting={<DetailsSkeleton />}>
        {(promotion) => <Details promotion={promotion} />}
      </Loaded>
      <Link
        href={back.href}
        className="inline-flex min-h-11 items-center self-start font-semibold text-accent"
      >
        <span className="underline underline-offset-4">{back.label}</span>
      </Link>
    </div>
  )
}

/** The server refuses malformed ids; readers see "not found" for both. */
function isNoSuch({ code }: CallRefused): boolean {
  return code === 'not_found' || code === 'bad_request'
}
