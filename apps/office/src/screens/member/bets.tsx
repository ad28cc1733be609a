import { call } from '@fairhouse/browser/call'
import { moneyText, parseAmount } from '@fairhouse/money'
import { Money, type Tone } from '@fairhouse/ui'
import { DecisionButton } from '#features/decision'
import { Rows, type Column } from '#features/list'
import { Section } from '#features/page'
import { Tag } from '#features/tag'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { MemberDetail } from './view.ts'

type Bet = MemberDetail['bets'][number]

const tones: Record<Bet['status'], Tone> = { open: 'warn', settled: 'good', rolledBack: 'quiet' }

function useColumns(currency: string, memberId: string): Column<Bet>[] {
  const { t } = useWords()
  const { may } = useMe()
  const when = useDateTime()
  return [
    {
      key: 'game',
      label: t('member.game'),
      isHeading: true,
      cell: ({ gameName, round }) => <span title={round}>{gameName}</span>,
    },
    { key: 'when', label: t('member.when'), cell: ({ at }) => when(at) },
    {
      key: 'status',
      label: t('common.state'),
      cell: ({ status }) => <Tag tone={tones[status]} text={t(`member.bet_${status}`)} />,
    },
    {
      key: 'stake',
      label: t('member.stake'),
      isNumber: true,
      cell: ({ staked, returned }) => (
        <Moved {...{ currency }} amount={staked} undone={returned} name="returned" />
      ),
    },
    {
      key: 'win',
      label: t('member.win'),
      isNumber: true,
      cell: ({ won, reversed }) => (
        <Moved {...{ currency }} amount={won} undone={reversed} name="reversed" />
      ),
    },
    ...(may('adjustAsk') ? [voidColumn(t('common.action'), memberId)] : []),
  ]
}

interface MovedProps {
  amount: string
  /** The part of it that a void undid. */
  undone: string
  name: 'returned' | 'reversed'
  currency: string
}

function Moved({ amount, undone, name, currency }: MovedProps) {
  const { t } = useWords()
  return (
    <span className="flex flex-col items-end">
      <Money text={moneyText(amount, currency)} />
      {parseAmount(undone) !== 0n && (
        <span className="text-xs text-text-quiet">
          {t(`member.${name}`)} {moneyText(undone, currency)}
        </span>
      )}
    </span>
  )
}

const voidColumn = (label: string, memberId: string): Column<Bet> => ({
  key: 'void',
  label,
  cell: (bet) => bet.status !== 'rolledBack' && <Void {...{ memberId, bet }} />,
})

/** Requests the void of a round; it needs four-eyes approval. */
function Void({ memberId, bet }: { memberId: string; bet: Bet }) {
  const { t } = useWords()
  const again = useInvalidate()
  const { vendor, round } = bet
  return (
    <DecisionButton
      label={t('member.void')}
      title={t('member.void_title')}
      text={t('member.void_text')}
      variant="plain"
      reasonLabel={t('common.reason')}
      onSend={(reason) => call('PUT /office/api/member/void', { memberId, vendor, round, reason })}
      onDone={() => again('GET /office/api/approvals')}
    />
  )
}

/** The member's latest bets. */
export function Bets({ known: { account, bets, currency } }: { known: MemberDetail }) {
  const { t } = useWords()
  const columns = useColumns(currency, account.id)
  return (
    <Section title={t('member.bets')}>
      {bets.length === 0 ? (
        <p className="text-text-quiet">{t('member.no_bets')}</p>
      ) : (
        <Rows
          caption={t('member.bets')}
          columns={columns}
          rows={bets}
          keyOf={({ vendorName, round }) => `${vendorName} ${round}`}
          empty={t('member.no_bets')}
        />
      )}
    </Section>
  )
}
