import { Money, Table } from '@fairhouse/ui'
import { changeText, isNothing, moneyText, toneOf, When } from '#features/records'
import { useCentreWords } from '#lib/centre-words'
import type { Line, Told } from './told.ts'
import { codeKeys } from './codes.ts'

const funds = ['cash', 'bonus', 'hold'] as const

/** The funds that a line moved; where it moved none for good, the cash of nought. */
function movedIn({ change }: Line) {
  const moved = funds.filter((fund) => !isNothing(change[fund]))
  return moved.length > 0 ? moved : (['cash'] as const)
}

function useName() {
  const { tc } = useCentreWords()
  return ({ code, type }: Line) => tc(codeKeys.get(code) ?? `records.type_${type}`)
}

/** Cards on a phone, a table where there is room. */
export function Lines({ told }: { told: Told }) {
  if (told.list.length === 0) return null
  return (
    <>
      <ul className="flex flex-col gap-2 lg:hidden">
        {told.list.map((line) => (
          <LineCard key={line.id} line={line} told={told} />
        ))}
      </ul>
      <div className="hidden lg:block">
        <LineTable told={told} />
      </div>
    </>
  )
}

function LineCard({ line, told: { currency, zone } }: { line: Line; told: Told }) {
  const { tc } = useCentreWords()
  const name = useName()
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line bg-surface px-3 py-2.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold break-words">{name(line)}</span>
        <span className="text-sm">
          <When at={line.at} zone={zone} />
        </span>
      </p>
      {movedIn(line).map((fund) => (
        <p key={fund} className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
          <span className="text-text-quiet">
            {tc(`records.${fund}`)}{' '}
            <Money
              text={changeText(line.change[fund], currency)}
              tone={toneOf(line.change[fund])}
            />
          </span>
          <span className="text-text-quiet">
            {tc('records.balance')} <Money text={moneyText(line.after[fund], currency)} />
          </span>
        </p>
      ))}
    </li>
  )
}

function LineTable({ told }: { told: Told }) {
  const { tc } = useCentreWords()
  const name = useName()
  return (
    <Table
      caption={tc('records.account_title')}
      isCaptionHidden
      rows={told.list}
      keyOf={({ id }) => id}
      empty={tc('records.none_title')}
      columns={columnsOf(tc, name, told)}
    />
  )
}

type Say = ReturnType<typeof useCentreWords>['tc']

/** Cash always, the other funds where there is something of them. */
function columnsOf(tc: Say, name: (line: Line) => string, { list, currency, zone }: Told) {
  const hasFund = (fund: (typeof funds)[number]) =>
    fund === 'cash' ||
    list.some(({ change, after }) => !isNothing(change[fund]) || !isNothing(after[fund]))
  const amounts = funds.filter(hasFund).map((fund) => ({
    key: fund,
    label: tc(`records.${fund}`),
    isNumber: true,
    cell: ({ change, after }: Line) => (
      <span className="flex flex-col items-end">
        <Money text={changeText(change[fund], currency)} tone={toneOf(change[fund])} />
        <span className="text-xs text-text-quiet">
          {tc('records.balance')} {moneyText(after[fund], currency)}
        </span>
      </span>
    ),
  }))
  const when = ({ at }: Line) => <When at={at} zone={zone} />
  return [
    { key: 'type', label: tc('records.type'), isHeading: true, cell: name },
    { key: 'time', label: tc('records.time'), cell: when },
    ...amounts,
  ]
}
