import { Button } from '@fairhouse/ui'
import { useWords } from '#lib/words'
import type { usePages } from './use-pages.ts'

interface Props {
  pages: ReturnType<typeof usePages>
  /** Cursor of the next page; null on the last page. */
  next: string | null
}

/** Previous and next buttons; renders nothing if one page holds everything. */
export function Pager({ pages, next }: Props) {
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
