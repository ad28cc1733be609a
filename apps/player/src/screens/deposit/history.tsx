import { accountWords } from '@fairhouse/i18n/account'
import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { EmptyState, Pagination, Skeleton } from '@fairhouse/ui'
import { useCallback, useState } from 'react'
import { Problem, problemText } from '#lib/action'
import { call } from '#lib/call'
import { useMemberData } from '#lib/member-data'
import { Row } from './row.tsx'
import { useLiveDeposit } from './use-live.ts'

/** All deposits of this account, by page. */
export function History({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useWords(centreWords, accountWords)
  const [page, setPage] = useState(1)
  const ask = useCallback(() => call('GET /wps/deposit/list', { pageNo: String(page) }), [page])
  const { data, error, again } = useMemberData(ask)
  useLiveDeposit(() => void again())
  if (!data && error === undefined) return <Skeleton className="h-96 w-full" />
  if (!data) return <Problem text={problemText(error, t)} />
  if (data.total === 0) {
    return <EmptyState heading="h3" title={t('deposit.empty')} text={t('deposit.empty_text')} />
  }
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {data.list.map((deposit) => (
          <li key={deposit.id}>
            <Row deposit={deposit} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(data.total / data.pageSize)}
        onPage={setPage}
        label={t('deposit.pages')}
        previousLabel={t('deposit.previous')}
        nextLabel={t('deposit.next')}
        pageLabel={(wanted) => t('deposit.page', { page: wanted })}
      />
    </div>
  )
}
