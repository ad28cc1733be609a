import { lotteryWords } from '@fairhouse/i18n/lottery'
import { Button, EmptyState, Icon, Problem, Skeleton } from '@fairhouse/ui'
import type { ReactNode } from 'react'
import { useWords } from '#lib/words'
import type { PastDraws } from './past-draws.ts'

interface Props {
  past: PastDraws
  /** Shown when there are draws. */
  children: ReactNode
}

/** Past draws as loading, error, empty or content, with a button that loads older ones. */
export function PastDrawsView({ past, children }: Props) {
  const { t } = useWords(lotteryWords)
  if (past.isPending) return <Loading />
  if (past.hasFailed) {
    return (
      <div role="alert">
        <EmptyState
          heading="h3"
          picture={<Icon name="alert" className="size-10 text-bad" />}
          title={t('draws.failed_title')}
          text={t('draws.failed_text')}
          action={
            <Button onClick={past.refetch} busy={past.isFetching}>
              {t('draws.retry')}
            </Button>
          }
        />
      </div>
    )
  }
  if (past.draws.length === 0) {
    return (
      <EmptyState
        heading="h3"
        picture={<Icon name="calendar" className="size-10 text-text-quiet" />}
        title={t('draws.none_title')}
        text={t('draws.none_text')}
      />
    )
  }
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {children}
      {past.hasMore && (
        <div className="flex flex-col items-center gap-3">
          {past.hasFailedMore && <Problem text={t('draws.failed_text')} />}
          <Button variant="quiet" size="small" onClick={past.loadMore} busy={past.isLoadingMore}>
            {past.isLoadingMore ? t('draws.loading') : t('draws.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Loading = () => (
  <div className="flex flex-col gap-2" aria-busy="true">
    {[0, 1, 2, 3, 4].map((row) => (
      <Skeleton key={row} className="h-24 w-full" />
    ))}
  </div>
)
