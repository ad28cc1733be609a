import { join } from '@fairhouse/ui'
import { Link } from 'wouter'
import { categoryName } from '#features/promotions'
import { useWords } from '#lib/words'

const chipClass = join(
  'inline-flex min-h-11 shrink-0 items-center rounded-full border border-control px-5 text-sm',
  'font-semibold text-text-quiet transition-colors hover:border-accent hover:text-accent',
  'aria-[current=true]:border-accent aria-[current=true]:bg-accent',
  'aria-[current=true]:text-on-accent',
)

/** Links, so that a category can be shared. Renders nothing for a single category. */
export function Categories({ categories, chosen }: { categories: string[]; chosen: string }) {
  const { t } = useWords()
  if (categories.length < 2) return null
  const chips = [
    { category: '', name: t('promotions.all') },
    ...categories.map((category) => ({ category, name: categoryName(category, t) })),
  ]
  return (
    <nav aria-label={t('promotions.categories')} className="flex flex-wrap gap-2">
      {chips.map(({ category, name }) => (
        <Link
          key={category}
          href={category === '' ? '/promotions' : `/promotions?category=${category}`}
          aria-current={category === chosen ? 'true' : undefined}
          className={chipClass}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
