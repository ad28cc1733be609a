import { centreWords } from '@fairhouse/i18n/centre'
import { type Translate, useWords } from '#lib/words'
import { Money, Table } from '@fairhouse/ui'
import { changeText, isNothing, moneyText, toneOf, When } from '#features/records'
import type { Line, AccountRecordPage } from './view.ts'
import { codeKeys } from './codes.ts'

const funds = ['cash', 'bonus', 'hold'] as const

/** Funds changed by a line; cash of zero if none changed. */
function movedIn({ change }: Line) {
  const moved = funds.filter((fund) => !isNothing(change[fund]))
  return moved.length > 0 ? moved : (['cash'] as const)
}

/** The parts of a deposit with a fee, and of a void that took a payout back. */
function Parts({ line: { deposit, refund }, currency }: { line: Line; currency: string }) {
  const { t } = useWords(centreWords)
  const parts: [string, string][] = []
  if (deposit && !isNothing(deposit.fee)) {
    parts.push([t('records.deposited'), deposit.gross], [t('records.type_fee'), deposit.fee])
  }
  if (refund && !isNothing(refund.reversed)) {
    parts.push([t('records.returned'), refund.returned], [t('records.reversed'), refund.reversed])
  }
  return parts.map(([name, amount]) => (
    <span key={name} className="block text-xs font-normal text-text-quiet">
      {name} <bdi className="whitespace-nowrap">{moneyText(amount, currency)}</bdi>
    </span>
  ))
}

function useName() {
  const { t } = useWords(centreWords)
  return ({ code, type }: Line) => t(codeKeys.get(code) ?? `records.type_${type}`)
}

/** Cards on phones, a table on wide screens. */
export function Lines({ record }: { record: AccountRecordPage }) {
  if (record.list.length === 0) return null
  return (
    <>
      <ul className="flex flex-col gap-2 lg:hidden">
        {record.list.map((line) => (
          <LineCard key={line.id} line={line} record={record} />
        ))}
      </ul>
      <div className="hidden lg:block">
        <LineTable record={record} />
      </div>
    </>
  )
}

function LineCard({ line, record: { currency, zone } }: { line: Line; record: AccountRecordPage }) {
  const { t } = useWords(centreWords)
  const name = useName()
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line bg-surface px-3 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold break-words">
          {name(line)}
          <Parts line={line} currency={currency} />
        </span>
        <span className="text-sm">
          <When at={line.at} zone={zone} />
        </span>
      </p>
      {movedIn(line).map((fund) => (
        <p key={fund} className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="text-text-quiet">
            {t(`records.${fund}`)}{' '}
            <Money
              text={changeText(line.change[fund], currency)}
              tone={toneOf(line.change[fund])}
            />
          </span>
          <span className="text-text-quiet">
            {t('records.balance')} <Money text={moneyText(line.after[fund], currency)} />
          </span>
        </p>
      ))}
    </li>
  )
}

function LineTable({ record }: { record: AccountRecordPage }) {
  const { t } = useWords(centreWords)
  const name = useName()
  return (
    <Table
      caption={t('records.account_title')}
      isCaptionHidden
      rows={record.list}
      keyOf={({ id }) => id}
      empty={t('records.none_title')}
      columns={columnsOf(t, name, record)}
    />
  )
}

type Say = Translate<typeof centreWords>

/** Always shows cash; other funds only if not zero. */
function columnsOf(
  t: Say,
  name: (line: Line) => string,
  { list, currency, zone }: AccountRecordPage,
) {
  const hasFund = (fund: (typeof funds)[number]) =>
    fund === 'cash' ||
    list.some(({ change, after }) => !isNothing(change[fund]) || !isNothing(after[fund]))
  const amounts = funds.filter(hasFund).map((fund) => ({
    key: fund,
    label: t(`records.${fund}`),
    isNumber: true,
    cell: ({ change, after }: Line) => (
      <span className="flex flex-col items-end">
        <Money text={changeText(change[fund], currency)} tone={toneOf(change[fund])} />
        <span className="text-xs text-text-quiet">
          {t('records.balance')} {moneyText(after[fund], currency)}
        </span>
      </span>
    ),
  }))
  const when = ({ at }: Line) => <When at={at} zone={zone} />
  const type = (line: Line) => (
    <>
      {name(line)}
      <Parts line={line} currency={currency} />
    </>
  )
  return [
    { key: 'type', label: t('records.type'), isHeading: true, cell: type },
    { key: 'time', label: t('records.time'), cell: when },
    ...amounts,
  ]
}
