import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { Button, EmptyState, Icon, join, Pagination, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import type { LatestAnswer } from './use-latest-answer.ts'

interface Props<Data> {
  answer: LatestAnswer<Data>
  isEmpty: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** Shows an answer as loading, error, empty or content. */
export function AnswerList<Data>({ answer: latest, isEmpty, children }: Props<Data>) {
  const { t } = useWords(centreWords)
  const { data, error, isBusy, again } = latest
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
            title={t('records.none_title')}
            text={t('records.none_text')}
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
        title={t('records.failed_title')}
        text={t('records.failed_text')}
        action={<Button onClick={again}>{t('records.retry')}</Button>}
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
  const { t } = useWords(centreWords)
  return (
    <Pagination
      {...props}
      label={t('records.pages')}
      previousLabel={t('records.previous')}
      nextLabel={t('records.next')}
      pageLabel={(page) => t('records.page', { page })}
    />
  )
}
