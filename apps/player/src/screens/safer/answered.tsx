import { Button, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useAccountWords } from '#lib/account-words'
import { Problem, problemText } from '#lib/action'
import { useCentreWords } from '#lib/centre-words'
import type { Answer } from '#lib/query'

interface Props<Data> {
  query: Answer<Data>
  children: (data: Data) => ReactNode
}

/** One part of the page: what fails in it leaves the others as they are. */
export function Answered<Data>({ query, children }: Props<Data>) {
  const { tc } = useCentreWords()
  const { ta } = useAccountWords()
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton className="h-96 w-full" />
  return (
    <div className="flex flex-col items-start gap-4">
      <Problem text={problemText(error, ta)} />
      <Button variant="quiet" size="small" busy={isFetching} onClick={() => void refetch()}>
        {tc('centre.retry')}
      </Button>
    </div>
  )
}
