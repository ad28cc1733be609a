import { adminWords } from '@fairhouse/i18n/office'
import { Link } from 'wouter'
import { LoadState, Rows, type Column } from '#features/list'
import { Page } from '#features/page'
import { Tag } from '#features/tag'
import { freshQuery, useLiveQuery } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { NewBrand } from './new-brand.tsx'
import type { BrandSummary } from './view.ts'

/** All brands. */
export function Brands() {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const answer = useLiveQuery(freshQuery('GET /office/api/brands', {}))
  const columns = useColumns()
  return (
    <Page
      title={t('common.brands')}
      text={t('brands.text')}
      actions={
        may('brandManage') && <NewBrand mayDemonstrate={answer.data?.mayDemonstrate === true} />
      }
    >
      <LoadState answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('common.brands')}
            columns={columns}
            rows={list}
            keyOf={({ id }) => id}
            empty={t('common.none')}
          />
        )}
      </LoadState>
    </Page>
  )
}

function useColumns(): Column<BrandSummary>[] {
  const { t } = useWords(adminWords)
  return [
    {
      key: 'name',
      label: t('brands.part_name'),
      isHeading: true,
      cell: ({ id, name }) => (
        <Link href={`/brands/${id}`} className={linkClass}>
          {name}
        </Link>
      ),
    },
    { key: 'code', label: t('brands.code'), cell: ({ code }) => code },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ maintenance }) => <BrandStateTag maintenance={maintenance} />,
    },
    { key: 'currency', label: t('brands.currency'), cell: ({ currency }) => currency },
    {
      key: 'languages',
      label: t('brands.part_languages'),
      cell: ({ languages }) => languages.join(', '),
    },
    {
      key: 'domains',
      label: t('brands.part_domains'),
      cell: ({ domains }) => (domains.length === 0 ? '–' : domains.join(', ')),
    },
    { key: 'draft', label: t('brands.draft'), cell: ({ draft }) => t(`brands.draft_${draft}`) },
  ]
}

export function BrandStateTag({ maintenance }: { maintenance: boolean }) {
  const { t } = useWords(adminWords)
  return (
    <Tag
      tone={maintenance ? 'warn' : 'good'}
      text={t(maintenance ? 'brands.closed' : 'brands.open')}
    />
  )
}
