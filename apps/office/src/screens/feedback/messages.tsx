import { Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { PagedTable, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Member } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useLiveQuery } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { states, tones, type Row, type State } from './view.ts'

/** Feedback from members. */
export function Messages() {
  const { t } = useWords()
  const [state, setState] = useState<State>('open')
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/feedback', { state, ...(after !== undefined && { after }) }),
  )
  const columns = useColumns()
  const choose = (next: State) => {
    setState(next)
    pages.reset()
  }
  return (
    <Page
      title={t('feedback.title')}
      text={t('feedback.text')}
      actions={
        <Choice
          label={t('common.state')}
          options={states.map((value) => ({ value, label: t(`feedback.state_${value}`) }))}
          value={state}
          onChange={choose}
        />
      }
    >
      <PagedTable
        {...{ answer, pages, columns }}
        caption={t('feedback.title')}
        empty={t('feedback.none')}
      />
    </Page>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    {
      key: 'content',
      label: t('feedback.content'),
      isHeading: true,
      cell: ({ id, content }) => (
        <Link href={`/feedback/${id}`} className={`${linkClass} block max-w-md truncate`}>
          {content}
        </Link>
      ),
    },
    { key: 'kind', label: t('feedback.kind'), cell: ({ kind }) => t(`feedback.kind_${kind}`) },
    { key: 'member', label: t('common.member'), cell: ({ memberId }) => <Member id={memberId} /> },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => <Tag tone={tones[state]} text={t(`feedback.state_${state}`)} />,
    },
    { key: 'at', label: t('common.asked_at'), cell: ({ createdAt }) => when(createdAt) },
  ]
}
