import { Link } from 'wouter'
import { Listed, Rows, type Column } from '#features/list'
import { Page } from '#features/page'
import { Tag } from '#features/tag'
import { asking, useLive } from '#lib/ask'
import { linkClass } from '#lib/look'
import { useMe } from '#lib/me'
import { useWords } from '#lib/later-words'
import { NewBrand } from './new-brand.tsx'
import type { Shown } from './told.ts'

/** All sites of the house. */
export function Brands() {
  const { t } = useWords()
  const { may } = useMe()
  const answer = useLive(asking('GET /office/api/brands', {}))
  const columns = useColumns()
  return (
    <Page
      title={t('common.brands')}
      text={t('brands.text')}
      actions={may('brandManage') && <NewBrand />}
    >
      <Listed answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('common.brands')}
            columns={columns}
            rows={list}
            keyOf={({ id }) => id}
            empty={t('common.none')}
          />
        )}
      </Listed>
    </Page>
  )
}

function useColumns(): Column<Shown>[] {
  const { t } = useWords()
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
      cell: ({ maintenance }) => <OpenTag maintenance={maintenance} />,
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

export function OpenTag({ maintenance }: { maintenance: boolean }) {
  const { t } = useWords()
  return (
    <Tag
      tone={maintenance ? 'warn' : 'good'}
      text={t(maintenance ? 'brands.closed' : 'brands.open')}
    />
  )
}
