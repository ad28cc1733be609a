import { EmptyState, Pagination, Skeleton } from '@fairhouse/ui'
import { useCallback, useState } from 'react'
import { Problem, problemText } from '#lib/action'
import { useAccountWords } from '#lib/account-words'
import { call } from '#lib/call'
import { useCentreWords } from '#lib/centre-words'
import { useOwn } from '#lib/own'
import { Row } from './row.tsx'
import { useLiveDeposit } from './use-live.ts'

/** All deposits of this account, by pages. */
export function History({ onOpen }: { onOpen: (id: string) => void }) {
  const { tc } = useCentreWords()
  const { ta } = useAccountWords()
  const [page, setPage] = useState(1)
  const ask = useCallback(() => call('GET /wps/deposit/list', { pageNo: String(page) }), [page])
  const { data, error, again } = useOwn(ask)
  useLiveDeposit(() => void again())
  if (!data && error === undefined) return <Skeleton className="h-96 w-full" />
  if (!data) return <Problem text={problemText(error, ta)} />
  if (data.total === 0) {
    return <EmptyState heading="h3" title={tc('deposit.empty')} text={tc('deposit.empty_text')} />
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
        label={tc('deposit.pages')}
        previousLabel={tc('deposit.previous')}
        nextLabel={tc('deposit.next')}
        pageLabel={(wanted) => tc('deposit.page', { page: wanted })}
      />
    </div>
  )
}
