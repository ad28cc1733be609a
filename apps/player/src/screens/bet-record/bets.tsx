import { centreWords } from '@fairhouse/i18n/centre'
import { type Translate, useWords } from '#lib/words'
import { Icon, join, Money, Table, toneText, type Tone } from '@fairhouse/ui'
import { changeText, isNothing, moneyText, toneOf, When } from '#features/records'
import type { Bet, BetRecordPage } from './view.ts'

interface Props {
  record: BetRecordPage
  onShow: (bet: Bet) => void
}

const statusTones: Record<Bet['status'], Tone> = {
  open: 'warn',
  settled: 'quiet',
  rolledBack: 'quiet',
}

export function Status({ status }: Pick<Bet, 'status'>) {
  const { t } = useWords(centreWords)
  return (
    <span className={join('text-sm font-medium', toneText[statusTones[status]])}>
      {t(`records.status_${status}`)}
    </span>
  )
}

const cardClass = join(
  'flex w-full cursor-pointer flex-col gap-1 rounded-control border border-line bg-surface px-3',
  'py-2.5 text-start transition-colors hover:border-accent',
)
const gameClass = join(
  '-my-2 inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-accent',
  'hover:text-accent-strong',
)

const keyOf = ({ vendor, round }: Bet) => `${vendor}/${round}`

/** Cards on phones, a table on wide screens. */
export function Bets(props: Props) {
  if (props.record.list.length === 0) return null
  return (
    <>
      <ul className="flex flex-col gap-2 lg:hidden">
        {props.record.list.map((bet) => (
          <BetCard key={keyOf(bet)} bet={bet} {...props} />
        ))}
      </ul>
      <div className="hidden lg:block">
        <BetTable {...props} />
      </div>
    </>
  )
}

function BetCard({ bet, record: { currency, zone }, onShow }: Props & { bet: Bet }) {
  const { t } = useWords(centreWords)
  const { net, staked } = bet
  return (
    <li>
      <button type="button" onClick={() => onShow(bet)} className={cardClass}>
        <span className="flex w-full items-baseline justify-between gap-3">
          <span className="min-w-0 truncate font-semibold">{bet.gameName}</span>
          <Money text={changeText(net, currency)} tone={toneOf(net)} />
        </span>
        <span className="flex w-full items-baseline justify-between gap-3 text-sm text-text-quiet">
          <span className="min-w-0 truncate">{bet.vendorName}</span>
          <span className="whitespace-nowrap">
            {t('records.stake')} {moneyText(staked, currency)}
          </span>
        </span>
        <span className="flex w-full items-baseline justify-between gap-3 text-sm">
          <When at={bet.at} zone={zone} />
          <Status status={bet.status} />
        </span>
      </button>
    </li>
  )
}

function BetTable({ record, onShow }: Props) {
  const { t } = useWords(centreWords)
  return (
    <Table
      caption={t('records.bets_title')}
      isCaptionHidden
      rows={record.list}
      keyOf={keyOf}
      empty={t('records.none_title')}
      columns={columnsOf(t, record, onShow)}
    />
  )
}

type Say = Translate<typeof centreWords>

function columnsOf(t: Say, { currency, zone }: BetRecordPage, onShow: Props['onShow']) {
  const money = (amount: string, undone: string, name: 'returned' | 'reversed') => (
    <span className="flex flex-col items-end">
      <Money text={moneyText(amount, currency)} />
      {!isNothing(undone) && (
        <span className="text-xs text-text-quiet">
          {t(`records.${name}`)} {moneyText(undone, currency)}
        </span>
      )}
    </span>
  )
  const stake = ({ staked, returned }: Bet) => money(staked, returned, 'returned')
  const win = ({ won, reversed }: Bet) => money(won, reversed, 'reversed')
  const net = (bet: Bet) => <Money text={changeText(bet.net, currency)} tone={toneOf(bet.net)} />
  const game = (bet: Bet) => (
    <button type="button" onClick={() => onShow(bet)} className={gameClass}>
      <span className="flex max-w-56 min-w-0 flex-col text-start">
        <span className="truncate">{bet.gameName}</span>
        <span className="truncate text-xs font-medium text-text-quiet">{bet.vendorName}</span>
      </span>
      <Icon name="chevron" className="size-4 -rotate-90 rtl:rotate-90" />
    </button>
  )
  const when = ({ at, status }: Bet) => (
    <span className="flex flex-col">
      <When at={at} zone={zone} />
      <Status status={status} />
    </span>
  )
  const number = { isNumber: true }
  return [
    { key: 'game', label: t('records.game'), isHeading: true, cell: game },
    { key: 'time', label: t('records.time'), cell: when },
    { key: 'stake', label: t('records.stake'), ...number, cell: stake },
    { key: 'win', label: t('records.win'), ...number, cell: win },
    { key: 'net', label: t('records.net'), ...number, cell: net },
  ]
}
