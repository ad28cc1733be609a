import type { WithdrawalState } from '@fairhouse/protocol'
import { moneyText } from '@fairhouse/money'
import { Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { NetCell } from '#features/facts'
import { PagedTable, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Member, ColleagueName } from '#features/people'
import { Tag } from '#features/tag'
import { freshQuery, useLiveQuery } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { shortId } from '#lib/short-id'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { states, tones, type WithdrawalRow } from './view.ts'

/** Withdrawals by state; shows unassigned ones first. */
export function Withdrawals() {
  const { t } = useWords()
  const [state, setState] = useState<WithdrawalState>('requested')
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/withdrawals', { state, ...(after !== undefined && { after }) }),
  )
  const columns = useColumns()
  const choose = (next: WithdrawalState) => {
    setState(next)
    pages.reset()
  }
  return (
    <Page
      title={t('withdrawals.title')}
      text={t('withdrawals.text')}
      actions={
        <Choice
          label={t('common.state')}
          options={states.map((value) => ({ value, label: t(`withdrawals.state_${value}`) }))}
          value={state}
          onChange={choose}
        />
      }
    >
      <PagedTable
        {...{ answer, pages, columns }}
        caption={t('withdrawals.title')}
        empty={t('withdrawals.none')}
      />
    </Page>
  )
}

function useColumns(): Column<WithdrawalRow>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    {
      key: 'id',
      label: t('withdrawals.one'),
      isHeading: true,
      cell: ({ id }) => (
        <Link href={`/withdrawals/${id}`} className={linkClass}>
          {shortId(id)}
        </Link>
      ),
    },
    {
      key: 'amount',
      label: t('common.amount'),
      isNumber: true,
      cell: ({ amount, fee, net, currency }) => (
        <NetCell gross={amount} {...{ fee, net, currency }} />
      ),
    },
    {
      key: 'due',
      label: t('withdrawals.due'),
      isNumber: true,
      cell: ({ due, currency }) => moneyText(due, currency),
    },
    { key: 'member', label: t('common.member'), cell: ({ memberId }) => <Member id={memberId} /> },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => <Tag tone={tones[state]} text={t(`withdrawals.state_${state}`)} />,
    },
    {
      key: 'claimed',
      label: t('common.taken_by'),
      cell: ({ claimedBy }) => (claimedBy === null ? '–' : <ColleagueName id={claimedBy} />),
    },
    { key: 'at', label: t('common.asked_at'), cell: ({ createdAt }) => when(createdAt) },
  ]
}
