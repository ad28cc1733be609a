import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { ErrorState, Skeleton } from '@fairhouse/ui'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import { withTimeout } from '#lib/lazy'
import type { PageRow } from './pages.ts'

/** Loads and shows one page. `Screen` is null if its code failed to load. */
export function Page({ row }: { row: PageRow }) {
  const { t, language } = useWords(centreWords)
  const [loaded, setLoaded] = useState<{ Screen: ComponentType | null }>()
  const hasFailed = loaded?.Screen === null
  useEffect(() => {
    if (loaded) return
    withTimeout(row.load(language)).then(
      (Screen) => setLoaded({ Screen }),
      () => setLoaded({ Screen: null }),
    )
  }, [loaded, row, language])
  return (
    <div className="flex min-w-0 flex-col md:grow">
      {!loaded && <Skeleton className="h-80 w-full" />}
      {loaded?.Screen && createElement(loaded.Screen)}
      {hasFailed && (
        <ErrorState
          icon="alert"
          title={t(row.label)}
          text={t('centre.not_loaded')}
          action={{ label: t('centre.retry'), onClick: () => setLoaded(undefined) }}
        />
      )}
    </div>
  )
}
