import { ErrorState, Skeleton } from '@fairhouse/ui'
import { createElement, useEffect, useState, type ComponentType } from 'react'
import { useCentreWords } from '#lib/centre-words'
import type { PageRow } from './pages.ts'

/** One page, when its code is there: null where it did not come. */
export function Page({ row }: { row: PageRow }) {
  const { tc, language } = useCentreWords()
  const [found, setFound] = useState<{ Screen: ComponentType | null }>()
  const isLost = found?.Screen === null
  useEffect(() => {
    if (found) return
    row.load(language).then(
      (Screen) => setFound({ Screen }),
      () => setFound({ Screen: null }),
    )
  }, [found, row, language])
  return (
    <div className="flex min-w-0 flex-col md:grow">
      {!found && <Skeleton className="h-80 w-full" />}
      {found?.Screen && createElement(found.Screen)}
      {isLost && (
        <ErrorState
          icon="alert"
          title={tc(row.label)}
          text={tc('centre.not_loaded')}
          action={{ label: tc('centre.retry'), onClick: () => setFound(undefined) }}
        />
      )}
    </div>
  )
}
