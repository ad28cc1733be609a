import { Card, Html } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'

type Categories = Value<'GET /wps/system/helpCenter'>['categories']

/** By category; what a search has found is opened at once. */
export function Articles({ categories, isOpen }: { categories: Categories; isOpen: boolean }) {
  const { t } = useWords()
  if (categories.length === 0) {
    return <output className="text-lg text-text-quiet">{t('content.help_none')}</output>
  }
  return categories.map(({ id, title, articles }) => (
    <section key={id} aria-labelledby={`category-${id}`} className="flex flex-col gap-3">
      <h2 id={`category-${id}`} className="text-xl font-semibold tracking-tight">
        {title}
      </h2>
      {articles.map((article) => (
        <Card key={article.id}>
          <details open={isOpen} className="group">
            <summary className="cursor-pointer rounded-card p-5 font-semibold">
              {article.title}
            </summary>
            <div className="px-5 pb-5">
              <Html html={article.content} />
            </div>
          </details>
        </Card>
      ))}
    </section>
  ))
}
