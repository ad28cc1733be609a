import type { ReviewState } from '@fairhouse/protocol'
import { Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { PagedTable, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Member, ColleagueName } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useLiveQuery } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { states, tones, type ReviewRow } from './view.ts'

/** List of identity documents; shows pending ones first. */
export function Reviews() {
  const { t } = useWords()
  const [state, setState] = useState<ReviewState>('waiting')
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/identity', { state, ...(after !== undefined && { after }) }),
  )
  const columns = useColumns()
  const choose = (next: ReviewState) => {
    setState(next)
    pages.reset()
  }
  return (
    <Page
      title={t('identity.title')}
      text={t('identity.text')}
      actions={
        <Choice
          label={t('common.state')}
          options={states.map((value) => ({ value, label: t(`identity.state_${value}`) }))}
          value={state}
          onChange={choose}
        />
      }
    >
      <PagedTable
        {...{ answer, pages, columns }}
        caption={t('identity.title')}
        empty={t('identity.none')}
      />
    </Page>
  )
}

function useColumns(): Column<ReviewRow>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    {
      key: 'kind',
      label: t('identity.document'),
      isHeading: true,
      cell: ({ id, kind }) => (
        <Link href={`/identity/${id}`} className={linkClass}>
          {t(`identity.kind_${kind}`)}
        </Link>
      ),
    },
    { key: 'member', label: t('common.member'), cell: ({ memberId }) => <Member id={memberId} /> },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => <Tag tone={tones[state]} text={t(`identity.state_${state}`)} />,
    },
    {
      key: 'by',
      label: t('identity.decided_by'),
      cell: ({ decided }) => (decided === null ? '–' : <ColleagueName id={decided.by} />),
    },
    { key: 'at', label: t('common.asked_at'), cell: ({ sentAt }) => when(sentAt) },
  ]
}
