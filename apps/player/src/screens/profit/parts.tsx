import { Money, Table } from '@fairhouse/ui'
import { changeText, dateText, moneyText, toneOf } from '#features/records'
import { useCentreWords } from '#lib/centre-words'
import { hasAny, type Part, type Told } from './told.ts'

interface Props {
  parts: readonly Part[]
  told: Told
}

/** Days or months in which something was played, the newest first. */
export function Parts({ told }: { told: Told }) {
  const parts = told.list.filter(hasAny).toReversed()
  return (
    <>
      <ul className="flex flex-col gap-2 lg:hidden">
        {parts.map((part) => (
          <PartCard key={part.from} part={part} told={told} />
        ))}
      </ul>
      <div className="hidden lg:block">
        <PartTable parts={parts} told={told} />
      </div>
    </>
  )
}

function PartCard({ part, told: { by, currency } }: { part: Part; told: Told }) {
  const { tc, tag } = useCentreWords()
  const money = (amount: string) => moneyText(amount, currency)
  return (
    <li className="flex flex-col gap-1 rounded-control border border-line bg-surface px-3 py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{dateText(part.from, by, tag)}</span>
        <Money text={changeText(part.net, currency)} tone={toneOf(part.net)} />
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-text-quiet">
        <span>
          {tc('records.stake')} {money(part.stake)}
        </span>
        <span>
          {tc('records.win')} {money(part.win)}
        </span>
      </p>
    </li>
  )
}

function PartTable({ parts, told }: Props) {
  const { tc, tag } = useCentreWords()
  return (
    <Table
      caption={tc(`records.chart_${told.by}`)}
      isCaptionHidden
      rows={parts}
      keyOf={({ from }) => from}
      empty={tc('records.none_title')}
      columns={columnsOf(tc, tag, told)}
    />
  )
}

type Say = ReturnType<typeof useCentreWords>['tc']

function columnsOf(tc: Say, tag: string, { by, currency }: Told) {
  const money = (amount: string) => <Money text={moneyText(amount, currency)} />
  const net = (part: Part) => (
    <Money text={changeText(part.net, currency)} tone={toneOf(part.net)} />
  )
  const date = ({ from }: Part) => dateText(from, by, tag)
  const figure = (key: 'stake' | 'win' | 'bonus', label: string) => ({
    key,
    label,
    isNumber: true,
    cell: (part: Part) => money(part[key]),
  })
  return [
    { key: 'date', label: tc('records.date'), isHeading: true, cell: date },
    figure('stake', tc('records.stake')),
    figure('win', tc('records.win')),
    figure('bonus', tc('records.bonus_given')),
    { key: 'net', label: tc('records.result'), isNumber: true, cell: net },
  ]
}
