import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Rows, type Column } from '#features/list'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/words'
import { Amount } from './amount.tsx'
import { Filtered } from './filtered.tsx'
import { namesIn, type Reconciled } from './told.ts'
import type { Chosen } from './use-asked.ts'

interface Props {
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** What providers say beside what the books say. */
export function ReconcileReport({ chosen, onChoose }: Props) {
  const { t } = useWords()
  const answer = useLook(asking('GET /office/api/report/reconcile', chosen))
  return (
    <Filtered {...{ answer, chosen, onChoose }}>
      {({ brands, list, ...told }) => (
        <>
          <p className="text-text-quiet">{t('reports.reconcile_text')}</p>
          <Providers list={list} period={told} nameOf={namesIn(brands)} />
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

function Providers({ list, ...told }: ProvidersProps) {
  const { t } = useWords()
  const columns = useColumns(told)
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
      const asked = new URLSearchParams({ ...period, brandId: brandId ?? '', provider, figure })
      const text = moneyText(row[name], row.currency)
      return <Amount text={text} href={`/reports/rows?${asked}`} />
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
