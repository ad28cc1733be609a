import { adminWords } from '@fairhouse/i18n/office'
import type { Value } from '@fairhouse/browser/call'
import { Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { PagedTable, usePages, type Column } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useWords } from '#lib/words'
import { useDateTime } from '#lib/date-time'
import { MemberName } from './member-names.tsx'
import { Search } from './search.tsx'
import { maxCounted } from './view.ts'

type Row = Value<'GET /office/api/risk/exclusions'>['list'][number]

const kinds = ['timeOut', 'selfExclusion', 'house'] as const
interface CaseFilter {
  kind: '' | Row['kind']
  brandId: string
  wanted: string
}

/** Members who are excluded now. */
export function Excluded() {
  const { t } = useWords(adminWords)
  const [filter, setFilter] = useState<CaseFilter>({ kind: '', brandId: '', wanted: '' })
  const pages = usePages()
  const { kind, brandId, wanted } = filter
  const answer = useLiveQuery(
    freshQuery('GET /office/api/risk/exclusions', {
      ...(kind !== '' && { kind }),
      ...(brandId !== '' && { brandId }),
      ...(wanted !== '' && { wanted }),
      ...(pages.after !== undefined && { after: pages.after }),
    }),
  )
  const columns = useColumns()
  const change = (some: Partial<CaseFilter>) => {
    setFilter({ ...filter, ...some })
    pages.reset()
  }
  const brands = answer.data?.brands ?? []
  return (
    <Page
      title={t('risk.exclusions')}
      text={t('risk.exclusions_text')}
      back={{ href: '/risk', label: t('common.risk') }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label={t('risk.kind')}
          options={[
            { value: '', label: t('risk.kind_all') },
            ...kinds.map((value) => ({ value, label: t(`risk.exclusion_kind_${value}`) })),
          ]}
          value={kind}
          onChange={(next) => change({ kind: next })}
        />
        <Choice
          label={t('common.brand')}
          options={[
            { value: '', label: t('risk.brand_all') },
            ...brands.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={brandId}
          onChange={(next) => change({ brandId: next })}
        />
        <Search label={t('risk.exclusion_search')} onSearch={(next) => change({ wanted: next })} />
      </div>
      <PagedTable
        {...{ answer, pages, columns }}
        about={({ total }) =>
          t(total < maxCounted ? 'risk.exclusions_total' : 'risk.exclusions_total_more', {
            count: total,
          })
        }
        caption={t('risk.exclusions')}
        empty={t('risk.exclusions_none')}
      />
    </Page>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return [
    {
      key: 'member',
      label: t('common.member'),
      isHeading: true,
      cell: ({ memberId, account }) => <MemberName id={memberId} account={account} />,
    },
    { key: 'kind', label: t('risk.kind'), cell: ({ kind }) => t(`risk.exclusion_kind_${kind}`) },
    { key: 'since', label: t('risk.since'), cell: ({ since }) => when(since) },
    {
      key: 'until',
      label: t('risk.until'),
      cell: ({ until }) => (until === null ? t('risk.for_good') : when(until)),
    },
    {
      key: 'by',
      label: t('risk.by'),
      cell: ({ kind, by }) => by ?? t(kind === 'house' ? 'risk.by_house' : 'risk.by_member'),
    },
    { key: 'brand', label: t('common.brand'), cell: ({ brand }) => brand },
  ]
}
