import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { Problem, problemText } from '#lib/action'
import type { Answer } from '#lib/query'

interface Props<Data> {
  query: Answer<Data>
  children: (data: Data) => ReactNode
}

/** One section of the page; its failure does not affect the others. */
export function LoadState<Data>({ query, children }: Props<Data>) {
  const { t } = useWords(centreWords, accountWords)
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton className="h-96 w-full" />
  return (
    <div className="flex flex-col items-start gap-4">
      <Problem text={problemText(error, t)} />
      <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
        {t('centre.retry')}
      </Button>
    </div>
  )
}
