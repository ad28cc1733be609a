import { Button, EmptyState, Icon, join, Pagination, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useCentreWords } from '#lib/centre-words'
import type { Asked } from './use-asked.ts'

interface Props<Data> {
  asked: Asked<Data>
  isEmpty: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** What is asked for: on its way, not there, nothing, or itself. */
export function Listed<Data>({ asked, isEmpty, children }: Props<Data>) {
  const { tc } = useCentreWords()
  const { data, error, isBusy, again } = asked
  if (data !== undefined) {
    return (
      <div
        aria-busy={isBusy}
        className={join('flex flex-col gap-5 transition-opacity', isBusy && 'opacity-60')}
      >
        {children(data)}
        {isEmpty(data) && (
          <EmptyState
            heading="h3"
            picture={<Icon name="calendar" className="size-10 text-text-quiet" />}
            title={tc('records.none_title')}
            text={tc('records.none_text')}
          />
        )}
      </div>
    )
  }
  if (error === undefined || isBusy) return <Skeleton className="h-80 w-full" />
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        picture={<Icon name="alert" className="size-10 text-bad" />}
        title={tc('records.failed_title')}
        text={tc('records.failed_text')}
        action={<Button onClick={again}>{tc('records.retry')}</Button>}
      />
    </div>
  )
}

interface PagesProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

export function Pages(props: PagesProps) {
  const { tc } = useCentreWords()
  return (
    <Pagination
      {...props}
      label={tc('records.pages')}
      previousLabel={tc('records.previous')}
      nextLabel={tc('records.next')}
      pageLabel={(page) => tc('records.page', { page })}
    />
  )
}
