import { adminWords } from '@fairhouse/i18n/office'
import { buttonClass, Choice } from '@fairhouse/ui'
import { Link, useLocation, useSearchParams } from 'wouter'
import { StopButton, SwitchButton } from '#features/decision'
import { LoadState, Rows, type Column } from '#features/list'
import { Page } from '#features/page'
import { Tag } from '#features/tag'
import { freshQuery, useLiveQuery } from '#lib/query'
import { linkClass } from '#lib/text-classes'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { Brand, ProviderRow } from './view.ts'

/** Game providers with health and state per brand. */
export function Providers() {
  const { t } = useWords(adminWords)
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const answer = useLiveQuery(freshQuery('GET /office/api/catalogue', {}))
  const brands = answer.data?.brands ?? []
  const brand = brands.find(({ id }) => id === search.get('brand'))
  const columns = useColumns(brand, brands.length)
  return (
    <Page
      title={t('common.catalogue')}
      text={t('catalogue.text')}
      actions={
        <>
          <Link
            href={`/catalogue/returns${brand ? `?brand=${brand.id}` : ''}`}
            className={buttonClass('quiet', 'small')}
          >
            {t('catalogue.returns')}
          </Link>
          <BrandChoice
            brands={brands}
            brand={brand}
            onChange={(id) => go(id === '' ? '/catalogue' : `/catalogue?brand=${id}`)}
          />
        </>
      }
    >
      <LoadState answer={answer}>
        {({ list }) => (
          <Rows
            caption={t('catalogue.vendors')}
            columns={columns}
            rows={list}
            keyOf={({ code }) => code}
            empty={t('catalogue.none')}
          />
        )}
      </LoadState>
      <p className="text-sm text-text-quiet">{t('catalogue.health_text')}</p>
    </Page>
  )
}

interface BrandProps {
  brands: readonly Brand[]
  brand: Brand | undefined
  onChange: (id: string) => void
}

/** Selects all brands or one. */
export function BrandChoice({ brands, brand, onChange }: BrandProps) {
  const { t } = useWords(adminWords)
  const all = { value: '', label: t('catalogue.brands_all') }
  return (
    <Choice
      label={t('common.brand')}
      options={[all, ...brands.map(({ id, name }) => ({ value: id, label: name }))]}
      value={brand?.id ?? ''}
      onChange={onChange}
    />
  )
}

function useColumns(brand: Brand | undefined, brands: number): Column<ProviderRow>[] {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const isOn = (row: ProviderRow) => (brand ? row.brandIds.includes(brand.id) : row.isOn)
  const columns: Column<ProviderRow>[] = [
    {
      key: 'vendor',
      label: t('catalogue.vendor'),
      isHeading: true,
      cell: ({ code, name }) => (
        <Link href={`/catalogue/${code}${brand ? `?brand=${brand.id}` : ''}`} className={linkClass}>
          {name}
        </Link>
      ),
    },
    {
      key: 'kind',
      label: t('catalogue.kind'),
      cell: ({ isInHouse }) => t(isInHouse ? 'catalogue.ours' : 'catalogue.outside'),
    },
    {
      key: 'state',
      label: t('common.state'),
      cell: (row) => <ProviderState row={row} brand={brand} brands={brands} />,
    },
    {
      key: 'games',
      label: t('catalogue.games'),
      cell: ({ games, gamesOn }) => t('catalogue.games_on', { on: gamesOn, all: games }),
    },
    {
      key: 'categories',
      label: t('catalogue.categories'),
      cell: (row) => row.categories.join(', '),
    },
    ...useHealth(),
  ]
  if (!may('catalogueManage')) return columns
  const turn: Column<ProviderRow> = {
    key: 'turn',
    label: t('common.action'),
    cell: (row) => (
      <span className="inline-flex flex-wrap gap-2">
        <SwitchButton vendor={row.code} title={row.name} brand={brand} isOn={isOn(row)} />
        <StopButton
          isShort
          name={row.name}
          target={{ what: 'vendor', vendor: row.code, ...(brand && { brandId: brand.id }) }}
        />
      </span>
    ),
  }
  return [...columns, turn]
}

interface StateProps {
  row: ProviderRow
  brand: Brand | undefined
  brands: number
}

function ProviderState({ row: { isOn, brandIds }, brand, brands }: StateProps) {
  const { t } = useWords(adminWords)
  if (!isOn) return <Tag tone="bad" text={t('catalogue.off')} />
  if (brand) {
    const isHere = brandIds.includes(brand.id)
    return isHere ? (
      <Tag tone="good" text={t('catalogue.on')} />
    ) : (
      <Tag tone="warn" text={t('catalogue.off_here')} />
    )
  }
  const isEverywhere = brandIds.length === brands
  const text = isEverywhere
    ? t('catalogue.on')
    : t('catalogue.brands_count', { count: brandIds.length })
  return <Tag tone={isEverywhere ? 'good' : 'warn'} text={text} />
}

/** Errors, latency and open rounds. */
function useHealth(): Column<ProviderRow>[] {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return [
    {
      key: 'calls',
      label: t('catalogue.calls'),
      cell: ({ health: { calls, failed } }) =>
        calls === 0 ? (
          t('catalogue.no_calls')
        ) : (
          <span className={failed > 0 ? 'text-bad' : undefined}>
            {t('catalogue.calls_told', { calls, failed })}
          </span>
        ),
    },
    {
      key: 'latency',
      label: t('catalogue.latency'),
      cell: ({ health: { middleMs, mostMs } }) =>
        middleMs === null || mostMs === null
          ? ''
          : t('catalogue.latency_told', { middle: middleMs, most: mostMs }),
    },
    {
      key: 'open',
      label: t('catalogue.open_rounds'),
      cell: ({ openRounds, oldestOpenAt }) =>
        oldestOpenAt === null
          ? '0'
          : t('catalogue.open_since', { count: openRounds, since: when(oldestOpenAt) }),
    },
  ]
}
