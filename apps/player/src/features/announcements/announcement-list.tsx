import { Button, EmptyState, Pagination, Skeleton } from '@fairhouse/ui'
import { useRef } from 'react'
import { useLastKnown, useQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { Announcement } from './announcement.tsx'
import { announcementsQuery, type Kind } from './queries.ts'

interface Props {
  kind: Kind
  page: number
  onPage: (page: number) => void
}

export function AnnouncementList({ kind, page, onPage }: Props) {
  const { t, language } = useWords()
  const top = useRef<HTMLDivElement>(null)
  const { error, isFetching, refetch, ...query } = useQuery(
    announcementsQuery(language, kind, page),
  )
  const data = useLastKnown(query.data)
  if (data?.list.length === 0) {
    return <EmptyState heading="h3" title={t('notes.none_title')} text={t('notes.none_text')} />
  }
  if (data) {
    return (
      <div ref={top} className="flex scroll-mt-20 flex-col gap-6">
        <ul className="flex flex-col divide-y divide-line border-y border-line">
          {data.list.map((one, place) => (
            <li key={one.id}>
              <Announcement announcement={one} isOpen={place === 0} />
            </li>
          ))}
        </ul>
        <Pagination
          page={page}
          pages={data.totalPages}
          onPage={(next) => {
            onPage(next)
            top.current?.scrollIntoView()
          }}
          label={t('notes.pages')}
          previousLabel={t('notes.page_previous')}
          nextLabel={t('notes.page_next')}
          pageLabel={(number) => t('notes.page', { page: number })}
        />
      </div>
    )
  }
  if (!error) return <Waiting />
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        title={t('notes.failed_title')}
        text={t('site.error_text')}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('site.retry')}
          </Button>
        }
      />
    </div>
  )
}

function Waiting() {
  const { t } = useWords()
  return (
    <output className="flex flex-col gap-3">
      <span className="sr-only">{t('site.loading')}</span>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} className="h-16 w-full" />
      ))}
    </output>
  )
}
