import { moneyText } from '@fairhouse/money'
import { Money, Table } from '@fairhouse/ui'
import type { Column } from '#features/list'
import { groupAmount } from '#lib/amount'
import { useWords } from '#lib/words'
import type { Dashboard } from './view.ts'

const amounts = ['revenue', 'stake', 'deposit', 'withdrawal'] as const
type Day = Dashboard['days'][number]

/** Table of the last days. */
export function LastDays({ dashboard: { days, currency } }: { dashboard: Dashboard }) {
  const { t } = useWords()
  const columns = useColumns(currency)
  return (
    <Table
      caption={t('home.days')}
      columns={columns}
      rows={days}
      keyOf={({ day }) => day}
      empty={null}
    />
  )
}

function useColumns(currency: string): Column<Day>[] {
  const { t } = useWords()
  return [
    { key: 'day', label: t('home.day'), isHeading: true, cell: ({ day }) => day },
    ...amounts.map((key): Column<Day> => ({
      key,
      label: t(`home.${key}`),
      isNumber: true,
      cell: (row) => <Money text={moneyText(row[key], currency)} />,
    })),
    {
      key: 'rounds',
      label: t('home.rounds'),
      isNumber: true,
      cell: ({ rounds }) => groupAmount(String(rounds)),
    },
    {
      key: 'players',
      label: t('home.players'),
      isNumber: true,
      cell: ({ players }) => groupAmount(String(players)),
    },
  ]
}
