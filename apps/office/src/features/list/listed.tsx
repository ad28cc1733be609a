import type { Answer } from '@fairhouse/browser/query'
import { Button, EmptyState, Icon, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { problemText } from '#lib/act'
import { useWords } from '#lib/words'

interface Props<Data> {
  answer: Answer<Data>
  children: (data: Data) => ReactNode
}

/** What was asked for: on its way, not there, or itself. */
export function Listed<Data>({ answer, children }: Props<Data>) {
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
