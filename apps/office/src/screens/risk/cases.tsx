import { adminWords } from '@fairhouse/i18n/office'
import { buttonClass } from '@fairhouse/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { PagedTable, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { Tag } from '#features/tag'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { linkClass } from '#lib/text-classes'
import { useDateTime } from '#lib/date-time'
import { Filters, noFilter, type CaseFilter } from './filters.tsx'
import { MemberNames } from './member-names.tsx'
import { maxCounted, severityTones, stateTones, type CaseRow } from './view.ts'

/** List of risk cases; shows open ones first. */
export function Cases() {
  const { t } = useWords(adminWords)
  const [filter, setFilter] = useState(noFilter)
  const pages = usePages()
  const answer = useLiveQuery(
    freshQuery('GET /office/api/risk/cases', toInput(filter, pages.after)),
  )
  const columns = useColumns()
  const change = (next: CaseFilter) => {
    setFilter(next)
    pages.reset()
  }
  return (
    <Page
      title={t('common.risk')}
      text={t('risk.text')}
      actions={
        <>
          <Link href="/risk/rules" className={buttonClass('quiet', 'small')}>
            {t('risk.rules')}
          </Link>
          <Link href="/risk/exclusions" className={buttonClass('quiet', 'small')}>
            {t('risk.exclusions')}
          </Link>
        </>
      }
    >
      <Filters filter={filter} known={answer.data} onChange={change} />
      <PagedTable
        {...{ answer, pages, columns }}
        about={({ total }) =>
          t(total < maxCounted ? 'risk.total' : 'risk.total_more', { count: total })
        }
        caption={t('common.risk')}
        empty={t('risk.none')}
      />
    </Page>
  )
}

function toInput({ state, kind, ownerId, brandId, wanted }: CaseFilter, after: string | undefined) {
  return {
    ...(state !== '' && { state }),
    ...(kind !== '' && { kind }),
    ...(ownerId !== '' && { ownerId }),
    ...(brandId !== '' && { brandId }),
    ...(wanted !== '' && { wanted }),
    ...(after !== undefined && { after }),
  }
}

function useColumns(): Column<CaseRow>[] {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return [
    {
      key: 'number',
      label: t('risk.one'),
      isHeading: true,
      cell: ({ id, number, kind }) => (
        <Link href={`/risk/${id}`} className={linkClass}>
          {`#${number} ${t(`risk.kind_${kind}`)}`}
        </Link>
      ),
    },
    {
      key: 'severity',
      label: t('risk.severity'),
      cell: ({ severity }) => (
        <Tag tone={severityTones[severity]} text={t(`risk.severity_${severity}`)} />
      ),
    },
    { key: 'members', label: t('risk.members'), cell: (row) => <MemberNames row={row} /> },
    { key: 'brand', label: t('common.brand'), cell: ({ brand }) => brand },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => <Tag tone={stateTones[state]} text={t(`risk.state_${state}`)} />,
    },
    { key: 'owner', label: t('risk.owner'), cell: ({ owner }) => owner ?? '–' },
    { key: 'raised', label: t('risk.raised'), cell: ({ raisedAt }) => when(raisedAt) },
  ]
}
