import { xienQuay } from '@fairhouse/engines/lottery'
import { lotteryWords } from '@fairhouse/i18n/lottery'
import { amountOf, toWire, type Amount } from '@fairhouse/money'
import type { RulesView } from '@fairhouse/protocol/lottery'
import { useState } from 'react'
import { randomFraction } from '#lib/random'
import { useWords } from '#lib/words'
import { betTypeHelp, betTypeName, familiesOf, returnText } from '../bet-types/index.ts'
import { priceLine, readStake, stakesOf, type Market, type SlipLine } from '../slip/index.ts'
import { isTypedOnly, priceRange, type BetTypeView } from './bet-type-fields.ts'
import { BetTypePicker } from './bet-type-picker.tsx'
import { emptyPad, isEmpty, lineOf, randomPad, readTyped, type PadState } from './pad-state.ts'
import { Chip } from './pick-button.tsx'
import { PickField } from './pick-field.tsx'
import { shortPrice } from './short-price.ts'
import { StakeBar } from './stake-bar.tsx'
import { TypedField } from './typed-field.tsx'

interface Props {
  view: RulesView
  market: Market
  currency: string
  /** The bet type to begin with. */
  first: string | undefined
  onAdd: (lines: readonly SlipLine[]) => void
}

/** Where bets are made up: a bet type, its picks, and the stake of a unit. */
export function Pad({ view, market, currency, first, onAdd }: Props) {
  const [chosen, setChosen] = useState(first)
  const [family] = familiesOf(
    view.betTypes.map(({ id }) => id),
    view.rules,
  )
  const wanted = view.betTypes.some(({ id }) => id === chosen) ? chosen : family?.betTypes[0]
  const betType = view.betTypes.find(({ id }) => id === wanted)
  if (!betType) return null
  return (
    <div className="flex flex-col gap-4">
      <BetTypePicker
        rules={view.rules}
        betTypes={view.betTypes}
        chosen={betType.id}
        onChoose={setChosen}
      />
      <BetTypePad key={betType.id} {...{ view, market, currency, onAdd, betType }} />
    </div>
  )
}

type OneProps = Omit<Props, 'first'> & { betType: BetTypeView }

const linesOf = (pad: PadState, betType: BetTypeView, unit: string): readonly SlipLine[] =>
  isEmpty(pad) ? [] : [lineOf(betType.id, pad, unit)]

function BetTypePad({ view, market, currency, betType, onAdd }: OneProps) {
  const { t } = useWords(lotteryWords)
  const [pad, setPad] = useState(() => emptyPad(betType))
  const [isTyping, setTyping] = useState(betType.fields.some(isTypedOnly))
  const [text, setText] = useState('')
  const [stake, setStake] = useState(stakesOf(currency)[0] ?? '1')
  const [times, setTimes] = useState(1)
  const { rules } = view
  const perUnit = readStake(stake)
  const unit = perUnit === undefined ? '' : toWire(timesOf(perUnit, times))
  const typed = readTyped(market.lottery, betType, text, unit)
  const lines = isTyping ? typed.lines : linesOf(pad, betType, unit)
  const prices = lines.flatMap((line) => priceLine(market, line) ?? [])
  const isBet = lines.length > 0 && prices.length === lines.length
  const add = (wanted: readonly SlipLine[]) => {
    onAdd(wanted)
    setPad(emptyPad(betType))
    setText('')
  }
  const numbers = pad.picks[0] ?? []
  const turning = betType.id.startsWith('xien-') ? xienQuay(numbers) : undefined
  const canBeTyped = betType.kind === 'cross' || betType.fields.length === 1
  const random = () =>
    setPad(
      randomPad(betType, randomFraction, (one) => {
        const line = lineOf(betType.id, one, '1')
        return priceLine(market, line)?.units === 1n
      }),
    )
  return (
    <div className="flex flex-col gap-4">
      <About rules={rules} betType={betType} />
      <div className="flex flex-wrap gap-1.5">
        {canBeTyped && !betType.fields.some(isTypedOnly) && (
          <Chip isOn={isTyping} onPress={() => setTyping(!isTyping)}>
            {t('lottery.type_numbers')}
          </Chip>
        )}
        {!isTyping && <Chip onPress={random}>{t('lottery.quick_pick')}</Chip>}
      </div>
      {isTyping ? (
        <TypedField betType={betType} text={text} typed={typed} onChange={setText} />
      ) : (
        betType.fields.map(({ name }, index) => (
          <PickField key={name} {...{ rules, betType, index, pad }} onChange={setPad} />
        ))
      )}
      <StakeBar
        currency={currency}
        stake={stake}
        times={times}
        onStake={setStake}
        onTimes={setTimes}
        price={isBet ? prices : undefined}
        onAdd={() => add(lines)}
      >
        {turning && unit !== '' && !isTyping && (
          <Chip
            onPress={() =>
              add(turning.map((line) => ({ ...line, selection: copyOf(line.selection), unit })))
            }
          >
            {t('lottery.turn', { count: numbers.length })}
          </Chip>
        )}
      </StakeBar>
    </div>
  )
}

const copyOf = (selection: readonly (readonly string[])[]) => selection.map((field) => [...field])

const timesOf = (amount: Amount, times: number) => amountOf(amount * BigInt(times))

function About({ rules, betType }: { rules: string; betType: BetTypeView }) {
  const { t, tag } = useWords(lotteryWords)
  const price = priceRange(betType)
  const returned = returnText(betType, tag)
  return (
    <div className="flex flex-col gap-1.5 text-sm">
      <h2 className="text-base font-semibold">{betTypeName(rules, betType.id, t)}</h2>
      <p className="text-text-quiet">{betTypeHelp(rules, betType.id, t)}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 tabular-nums">
        {price && (
          <span>
            {t('lottery.pays', {
              price: price
                .map((one) => shortPrice(one))
                .filter(isFirst)
                .join(' – '),
            })}
          </span>
        )}
        {returned !== undefined && (
          <span className="text-text-quiet">{t('lottery.returns', { percent: returned })}</span>
        )}
      </p>
    </div>
  )
}

/** Keeps the first of equal values. */
const isFirst = (value: string | undefined, index: number, all: readonly (string | undefined)[]) =>
  all.indexOf(value) === index
