import type { WithdrawalState } from '@fairhouse/protocol'
import { moneyText } from '@fairhouse/money'
import { Choice, Money } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { PagedRows, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Member, Staffer } from '#features/people'
import { Tag } from '#features/tag'
import { asking, useLive } from '#lib/ask'
import { linkClass } from '#lib/look'
import { shortId } from '#lib/short-id'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/words'
import { states, tones, type WithdrawalRow } from './told.ts'

/** Withdrawals in a state; at first those that nobody has taken. */
export function Withdrawals() {
  const { t } = useWords()
  const [state, setState] = useState<WithdrawalState>('requested')
  const pages = usePages()
  const { after } = pages
  const answer = useLive(
    asking('GET /office/api/withdrawals', { state, ...(after !== undefined && { after }) }),
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
      <PagedRows
        {...{ answer, pages, columns }}
        caption={t('withdrawals.title')}
        empty={t('withdrawals.none')}
      />
    </Page>
  )
}

function useColumns(): Column<WithdrawalRow>[] {
  const { t } = useWords()
  const when = useWhen()
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
      cell: ({ amount, currency }) => <Money text={moneyText(amount, currency)} />,
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
      cell: ({ claimedBy }) => (claimedBy === null ? '–' : <Staffer id={claimedBy} />),
    },
    { key: 'at', label: t('common.asked_at'), cell: ({ createdAt }) => when(createdAt) },
  ]
}
