import { ErrorState, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { CallRefused } from '#lib/call'
import type { Answer } from '#lib/query'
import { useWords } from '#lib/words'

interface Props<Data> {
  query: Answer<Data>
  /** A skeleton in the shape of the content. */
  waiting?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows loaded content, a skeleton while loading, and retry after an error. */
export function Loaded<Data>({ query, waiting, children }: Props<Data>) {
  const { t } = useWords()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      waiting ?? (
        <output className="flex flex-col gap-4">
          <span className="sr-only">{t('site.loading')}</span>
          <Skeleton className="h-24 w-full rounded-card" />
          <Skeleton className="h-24 w-full rounded-card" />
          <Skeleton className="h-24 w-full rounded-card" />
        </output>
      )
    )
  }
  const isRefused = error instanceof CallRefused
  return (
    <ErrorState
      icon="alert"
      title={t(isRefused ? 'content.refused_title' : 'site.error_title')}
      text={isRefused ? error.message : t('site.error_text')}
      action={{ label: t('site.retry'), busy: isFetching, onClick: () => void refetch() }}
    />
  )
}
