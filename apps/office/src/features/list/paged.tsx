import { Button } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import type { usePages } from './use-pages.ts'

interface Props {
  pages: ReturnType<typeof usePages>
  /** After which the next page begins; null at the end. */
  next: string | null
}

/** Goes on to older or newer rows; nothing where one page holds all. */
export function Paged({ pages, next }: Props) {
  const { t } = useWords()
  if (next === null && pages.number === 1) return null
  return (
    <nav aria-label={t('common.pages')} className="flex flex-wrap items-center gap-3">
      {pages.number > 1 && (
        <Button variant="quiet" size="small" onClick={pages.back}>
          {t('common.page_back')}
        </Button>
      )}
      <span className="text-sm text-text-quiet">{t('common.page', { page: pages.number })}</span>
      {next !== null && (
        <Button variant="quiet" size="small" onClick={() => pages.next(next)}>
          {t('common.page_next')}
        </Button>
      )}
    </nav>
  )
}
