import { Html, join } from '@fairhouse/ui'
import { useParams } from 'wouter'
import { Loaded, pageQuery, termsId } from '#features/content'
import { CallRefused } from '#lib/call'
import { useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { PageNotFound } from './page-not-found.tsx'
import { PageNav } from './page-nav.tsx'

// The first sentence is the page's description.
const articleClass = join(
  'flex flex-col gap-6',
  '[&>div>p:first-child]:text-lg/relaxed [&>div>p:first-child]:text-text',
)

/** One of the brand's pages beside the list of all. Without a name it shows the terms. */
export function Page() {
  const { language } = useWords()
  const { id = termsId } = useParams<{ id?: string }>()
  const query = useQuery(pageQuery(language, id))
  return (
    <div className="grid gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-16">
      <PageNav current={id} />
      <div className="w-full max-w-2xl print:max-w-none">
        {isNotFound(query.error) ? (
          <PageNotFound />
        ) : (
          <Loaded query={query}>
            {({ title, content }) => (
              <article className={articleClass}>
                <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl md:text-5xl/tight">
                  {title}
                </h1>
                <Html html={content} />
              </article>
            )}
          </Loaded>
        )}
      </div>
    </div>
  )
}

/** The page does not exist or its name is invalid: a retry would not help. */
function isNotFound(error: Error | undefined): boolean {
  return error instanceof CallRefused && ['not_found', 'bad_request'].includes(error.code)
}
