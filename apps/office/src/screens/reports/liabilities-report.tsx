import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Rows, type Column } from '#features/list'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { Filtered } from './filtered.tsx'
import { brandNameIn, type Liability } from './view.ts'
import type { Filter } from './use-filters.ts'

interface Props {
  filter: Filter
  onChoose: (filter: Filter) => void
}

const amounts = ['cash', 'bonus', 'hold', 'pots', 'open'] as const

/** Liabilities to players. */
export function LiabilitiesReport({ filter, onChoose }: Props) {
  const { t } = useWords()
  const { to, brandId } = filter
  const input = { ...(to !== undefined && { to }), ...(brandId !== undefined && { brandId }) }
  const answer = useQueryOnce(freshQuery('GET /office/api/report/owed', input))
  return (
    <Filtered {...{ answer, filter, onChoose }} isOfOneDay>
      {({ brands, list, ...period }) => (
        <>
          <p className="text-text-quiet">{t('reports.owed_text', { day: period.to })}</p>
          <LiabilityRows list={list} nameOf={brandNameIn(brands)} />
        </>
      )}
    </Filtered>
  )
}

interface RowsProps {
  list: readonly Liability[]
  nameOf: (code: string) => string
}

function LiabilityRows({ list, nameOf }: RowsProps) {
  const { t } = useWords()
  const columns = useColumns(nameOf)
  return (
    <Rows
      caption={t('reports.view_owed')}
      columns={columns}
      rows={list}
      keyOf={({ brand, currency }) => `${brand} ${currency}`}
      empty={t('reports.owed_none')}
    />
  )
}

function useColumns(nameOf: RowsProps['nameOf']): Column<Liability>[] {
  const { t } = useWords()
  const money = (amount: string, currency: string) => <Money text={moneyText(amount, currency)} />
  const isNumber = true
  return [
    {
      key: 'brand',
      label: t('reports.brand'),
      isHeading: true,
      cell: ({ brand }) => nameOf(brand),
    },
    ...amounts.map((name): Column<Liability> => ({
      key: name,
      label: t(`reports.${name}`),
      isNumber,
      cell: (row) => money(row[name], row.currency),
    })),
    {
      key: 'owed',
      label: t('reports.owed'),
      isNumber,
      cell: ({ total, currency }) => money(total, currency),
    },
    {
      key: 'away',
      label: t('reports.away'),
      isNumber,
      cell: ({ away, currency }) => money(away, currency),
    },
    { key: 'requests', label: t('reports.requests'), isNumber, cell: (row) => row.requests },
    {
      key: 'requested',
      label: t('reports.requested'),
      isNumber,
      cell: ({ requested, currency }) => money(requested, currency),
    },
  ]
}
