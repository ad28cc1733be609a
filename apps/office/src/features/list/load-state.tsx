import type { Answer } from '@fairhouse/browser/query'
import { Button, EmptyState, Icon, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { problemText } from '#lib/action'
import { useWords } from '#lib/words'

interface Props<Data> {
  answer: Answer<Data>
  children: (data: Data) => ReactNode
}

/** Shows a skeleton while loading, an error with retry, or the data. */
export function LoadState<Data>({ answer, children }: Props<Data>) {
  const { t } = useWords()
  const { data, error, isPending, isFetching, refetch } = answer
  if (data !== undefined) return children(data)
  if (isPending || isFetching) return <Skeleton className="h-64 w-full" />
  return (
    <div role="alert">
      <EmptyState
        picture={<Icon name="alert" className="size-10 text-bad" />}
        title={t('common.failed')}
        text={problemText(error, t)}
        action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
      />
    </div>
  )
}
