import { moneyText } from '@fairhouse/money'
import { Money, type Tone } from '@fairhouse/ui'
import { Section } from '#features/page'
import { Rows, type Column } from '#features/list'
import { Tag } from '#features/tag'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { WithdrawalFile } from './view.ts'

type Payout = WithdrawalFile['parts'][number]

const tones: Record<Payout['state'], Tone> = {
  sending: 'quiet',
  sent: 'quiet',
  known: 'quiet',
  paid: 'good',
  refused: 'bad',
}

/** Payouts of a withdrawal and the member's confirmations. */
export function Payouts({ file }: { file: WithdrawalFile }) {
  const { t } = useWords()
  const columns = useColumns(file.currency)
  return (
    <Section title={t('withdrawals.parts')}>
      <Rows
        caption={t('withdrawals.parts')}
        columns={columns}
        rows={file.parts}
        keyOf={({ id }) => id}
        empty={t('common.none')}
      />
    </Section>
  )
}

function useColumns(currency: string): Column<Payout>[] {
  const { t } = useWords()
  const when = useDateTime()
  return [
    { key: 'at', label: t('withdrawals.sent_at'), isHeading: true, cell: ({ at }) => when(at) },
    {
      key: 'amount',
      label: t('common.amount'),
      isNumber: true,
      cell: ({ amount }) => <Money text={moneyText(amount, currency)} />,
    },
    {
      key: 'state',
      label: t('common.state'),
      cell: ({ state }) => <Tag tone={tones[state]} text={t(`withdrawals.part_${state}`)} />,
    },
    {
      key: 'by',
      label: t('withdrawals.by'),
      cell: ({ provider }) => (provider === 'hand' ? t('withdrawals.hand') : provider),
    },
    { key: 'evidence', label: t('withdrawals.evidence'), cell: ({ evidence }) => evidence ?? '–' },
    {
      key: 'says',
      label: t('withdrawals.member_says'),
      cell: ({ confirmation }) =>
        confirmation === null ? '–' : t(`withdrawals.says_${confirmation}`),
    },
  ]
}
