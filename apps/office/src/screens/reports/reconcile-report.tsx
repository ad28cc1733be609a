import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Rows, type Column } from '#features/list'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'
import { Amount } from './amount.tsx'
import { Filtered } from './filtered.tsx'
import { brandNameIn, type Reconciled } from './view.ts'
import type { Filter } from './use-filters.ts'

interface Props {
  filter: Filter
  onChoose: (filter: Filter) => void
}

/** Provider totals beside ledger totals. */
export function ReconcileReport({ filter, onChoose }: Props) {
  const { t } = useWords()
  const answer = useQueryOnce(freshQuery('GET /office/api/report/reconcile', filter))
  return (
    <Filtered {...{ answer, filter, onChoose }}>
      {({ brands, list, ...period }) => (
        <>
          <p className="text-text-quiet">{t('reports.reconcile_text')}</p>
          <Providers list={list} period={period} nameOf={brandNameIn(brands)} />
        </>
      )}
    </Filtered>
  )
}

interface ProvidersProps {
  list: readonly Reconciled[]
  period: { from: string; to: string }
  nameOf: (code: string) => string
}

function Providers({ list, ...period }: ProvidersProps) {
  const { t } = useWords()
  const columns = useColumns(period)
  return (
    <Rows
      caption={t('reports.view_reconcile')}
      columns={columns}
      rows={list}
      keyOf={({ brand, provider, currency }) => `${brand} ${provider} ${currency}`}
      empty={t('reports.reconcile_none')}
    />
  )
}

const isNumber = true

function useColumns({ period, nameOf }: Omit<ProvidersProps, 'list'>): Column<Reconciled>[] {
  const { t } = useWords()
  const money = (name: 'toldIn' | 'creditedIn' | 'toldOut'): Column<Reconciled> => ({
    key: name,
    label: t(`reports.${name}`),
    isNumber,
    cell: (row) => <Money text={moneyText(row[name], row.currency)} />,
  })
  const books = (name: 'booksIn' | 'booksOut', figure: string): Column<Reconciled> => ({
    key: name,
    label: t(`reports.${name}`),
    isNumber,
    cell: (row) => {
      const { brandId, provider } = row
      const params = new URLSearchParams({ ...period, brandId: brandId ?? '', provider, figure })
      const text = moneyText(row[name], row.currency)
      return <Amount text={text} href={`/reports/rows?${params}`} />
    },
  })
  return [
    { key: 'provider', label: t('reports.provider'), isHeading: true, cell: (row) => row.provider },
    { key: 'brand', label: t('reports.brand'), cell: ({ brand }) => nameOf(brand) },
    money('toldIn'),
    money('creditedIn'),
    { key: 'waiting', label: t('reports.waiting'), isNumber, cell: (row) => row.waiting },
    books('booksIn', 'deposit'),
    money('toldOut'),
    books('booksOut', 'withdrawal'),
    { key: 'sent', label: t('reports.sent'), isNumber, cell: (row) => row.sent },
  ]
}
