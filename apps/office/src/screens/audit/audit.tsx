import { useState } from 'react'
import { Listed, Paged, usePages } from '#features/list'
import { Page } from '#features/page'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/words'
import { AuditRows } from './audit-rows.tsx'
import { Filters } from './filters.tsx'
import { SaveCsv } from './save-csv.tsx'
import type { AuditFilter } from './told.ts'
import { Verify } from './verify.tsx'

/** The audit log, the latest row first. */
export function Audit() {
  const { t } = useWords()
  const [filter, setFilter] = useState<AuditFilter>({})
  const pages = usePages()
  const { after: before } = pages
  const answer = useLook(
    asking('GET /office/api/audit', { ...filter, ...(before !== undefined && { before }) }),
  )
  const choose = (next: AuditFilter) => {
    setFilter(next)
    pages.reset()
    if (JSON.stringify(next) === JSON.stringify(filter)) void answer.refetch()
  }
  return (
    <Page title={t('audit.title')} text={t('audit.text')} actions={<Verify />}>
      <Filters onFilter={choose} />
      <Listed answer={answer}>
        {({ list, next }) => (
          <>
            <AuditRows rows={list} />
            <div className="flex flex-wrap items-center justify-between gap-3">
              <Paged {...{ pages, next }} />
              {list.length > 0 && <SaveCsv rows={list} />}
            </div>
          </>
        )}
      </Listed>
    </Page>
  )
}
