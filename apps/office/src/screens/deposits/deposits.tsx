import type { DepositState } from '@fairhouse/protocol'
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
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import { states, tones, type DepositRow } from './view.ts'

/** Deposits by state; shows those to review first. */
export function Deposits() {
  const { t } = useWords()
  const [state, setState] = useState<DepositState>('reviewing')
  const pages = usePages()
  const { after } = pages
  const answer = useLiveQuery(
    freshQuery('GET /office/api/deposit', { state, ...(after !== undefined && { after }) }),
  )
  const columns = useColumns()
  const choose = (next: DepositState) => {
    setState(next)
    pages.reset()
  }
  return (
    <Page
      title={t('deposits.title')}
      text={t('deposits.text')}
      actions={
        <Choice
          label={t('common.state')}
          options={states.map((value) => ({ value, label: t(`deposits.state_${value}`) }))}
          value={state}
          onChange={choose}
        />
      }
    >
      <PagedTable
        {...{ answer, pages, columns }}
        caption={t('deposits.title')}
        empty={t('deposits.none')}
      />
    </Page>
  )
}

function useColumns(): Column<DepositRow>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    {
      key: 'reference',
      label: t('deposits.reference'),
      isHeading: true,
      cell: ({ id, reference }) => (
        <Link href={`/deposits/${id}`} className={linkClass}>
          {reference}
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
    { key: 'method', label: t('deposits.method'), cell: ({ kind }) => t(`deposits.kind_${kind}`) },
    { key: 'member', label: t('common.member'), cell: ({ memberId }) => <Member id={memberId} /> },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state, waiting }) => (
        <Tag
          tone={tones[state]}
          text={waiting === null ? t(`deposits.state_${state}`) : t('approvals.waiting')}
        />
      ),
    },
    { key: 'proofs', label: t('deposits.proofs'), isNumber: true, cell: ({ proofs }) => proofs },
    {
      key: 'claimed',
      label: t('common.taken_by'),
      cell: ({ claimedBy }) => (claimedBy === null ? '–' : <ColleagueName id={claimedBy} />),
    },
    { key: 'at', label: t('common.asked_at'), cell: ({ createdAt }) => when(createdAt) },
  ]
}
