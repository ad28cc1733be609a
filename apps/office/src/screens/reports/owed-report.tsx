import { moneyText } from '@fairhouse/money'
import { Money } from '@fairhouse/ui'
import { Rows, type Column } from '#features/list'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/words'
import { Filtered } from './filtered.tsx'
import { namesIn, type Owed } from './told.ts'
import type { Chosen } from './use-asked.ts'

interface Props {
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

const amounts = ['cash', 'bonus', 'hold', 'pots', 'open'] as const

/** What the house owes its players. */
export function OwedReport({ chosen, onChoose }: Props) {
  const { t } = useWords()
  const { to, brandId } = chosen
  const input = { ...(to !== undefined && { to }), ...(brandId !== undefined && { brandId }) }
  const answer = useLook(asking('GET /office/api/report/owed', input))
  return (
    <Filtered {...{ answer, chosen, onChoose }} isOfOneDay>
      {({ brands, list, ...told }) => (
        <>
          <p className="text-text-quiet">{t('reports.owed_text', { day: told.to })}</p>
          <OwedRows list={list} nameOf={namesIn(brands)} />
        </>
      )}
    </Filtered>
  )
}

interface RowsProps {
  list: readonly Owed[]
  nameOf: (code: string) => string
}

function OwedRows({ list, nameOf }: RowsProps) {
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

function useColumns(nameOf: RowsProps['nameOf']): Column<Owed>[] {
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
    ...amounts.map((name): Column<Owed> => ({
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
