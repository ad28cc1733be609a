import { Button } from '@fairhouse/ui'
import type { Value } from '#lib/call'
import { useWords } from '#lib/words'
import { Category } from './category.tsx'

interface Props {
  categories: Value<'GET /wps/system/helpCenter'>['categories']
  isFound: boolean
  onClear: () => void
}

/** Articles by category; search results are counted and expanded. */
export function Articles({ categories, isFound, onClear }: Props) {
  const { t } = useWords()
  const count = categories.reduce((sum, { articles }) => sum + articles.length, 0)
  return (
    <div className="flex flex-col gap-5">
      <output className={count === 0 ? 'text-lg text-text-quiet' : 'sr-only'}>
        {count === 0 ? t('content.help_none') : isFound && t('content.help_found', { count })}
      </output>
      {count === 0 && (
        <div>
          <Button onClick={onClear}>{t('content.help_clear')}</Button>
        </div>
      )}
      {categories.map((category) => (
        <Category key={category.id} {...category} isOpen={isFound} />
      ))}
    </div>
  )
}
