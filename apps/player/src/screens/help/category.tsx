import { Card, Html, Icon, join, type IconName } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'

type CategoryValue = Value<'GET /wps/system/helpCenter'>['categories'][number]

/** Icons of usual categories; others get a question mark. */
const icons: Partial<Record<string, IconName>> = {
  fairness: 'shield',
  money: 'wallet',
  limits: 'sliders',
  accounts: 'user',
}

const signClass = join(
  'inline-flex size-11 shrink-0 items-center justify-center rounded-control',
  'border border-line bg-surface-raised text-accent',
)

const summaryClass = join(
  'flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 py-3 sm:px-6',
  'font-medium transition-colors -outline-offset-2 hover:text-accent group-open:text-accent',
  '[&::-webkit-details-marker]:hidden',
)

/** Card of a category with collapsible articles. */
export function Category({ id, title, articles, isOpen }: CategoryValue & { isOpen: boolean }) {
  const { t } = useWords()
  return (
    <Card className="overflow-hidden">
      <section aria-labelledby={`category-${id}`}>
        <div className="flex items-center gap-4 p-5 sm:p-6">
          <span className={signClass}>
            <Icon name={icons[id] ?? 'help'} />
          </span>
          <div className="flex min-w-0 flex-col">
            <h2 id={`category-${id}`} className="text-lg font-semibold tracking-tight sm:text-xl">
              {title}
            </h2>
            <p className="text-sm text-text-quiet">
              {t('content.help_found', { count: articles.length })}
            </p>
          </div>
        </div>
        {articles.map((article) => (
          <details key={article.id} open={isOpen} className="group border-t border-line">
            <summary className={summaryClass}>
              {article.title}
              <Icon name="chevron" className="transition-transform group-open:rotate-180" />
            </summary>
            <div className="px-5 pb-5 sm:px-6 sm:pb-6">
              <Html html={article.content} />
            </div>
          </details>
        ))}
      </section>
    </Card>
  )
}
