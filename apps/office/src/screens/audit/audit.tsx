import { useState } from 'react'
import { LoadState, Pager, usePages } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { AuditRows } from './audit-rows.tsx'
import { Filters } from './filters.tsx'
import { SaveCsv } from './save-csv.tsx'
import type { AuditFilter } from './view.ts'
import { Verify } from './verify.tsx'

/** The audit log, newest first. */
export function Audit() {
  const { t } = useWords()
  const [filter, setFilter] = useState<AuditFilter>({})
  const pages = usePages()
  const { after: before } = pages
  const answer = useQueryOnce(
    freshQuery('GET /office/api/audit', { ...filter, ...(before !== undefined && { before }) }),
  )
  const choose = (next: AuditFilter) => {
    setFilter(next)
    pages.reset()
    if (JSON.stringify(next) === JSON.stringify(filter)) void answer.refetch()
  }
  return (
    <Page title={t('audit.title')} text={t('audit.text')} actions={<Verify />}>
      <Filters onFilter={choose} />
      <LoadState answer={answer}>
        {({ list, next }) => (
          <>
            <AuditRows rows={list} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Pager {...{ pages, next }} />
              {list.length > 0 && <SaveCsv rows={list} />}
            </div>
          </>
        )}
      </LoadState>
    </Page>
  )
}
