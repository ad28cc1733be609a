import { amountOf, parseAmount, sum, toWire, zero, type Amount } from '@fairhouse/money'
import type { LotteryInput } from '@fairhouse/protocol/lottery'
import { timesUp } from './amounts.ts'
import type { BetLimits, EventRules, PriceTable, PricedLine, StoredLine } from './game.ts'
import { BetRefused } from './refused.ts'

/** A line as it is stored. Amounts are in the wire format. */
export interface BetLine {
  readonly bet: StoredLine
  readonly unit: string
  readonly units: string
  readonly stake: string
  readonly maxPayout: string
}

export interface PricedBet {
  readonly stake: Amount
  readonly lines: readonly BetLine[]
  readonly counters: readonly LiabilityCounter[]
}

/** What a bet adds to the liability of its event or of one selection. */
export interface LiabilityCounter {
  /** The selection; empty for the event. */
  readonly key: string
  readonly add: Amount
  readonly max: Amount
  /** The first line that adds to it. */
  readonly line: number
}

/** Most selections that a bet may count, which bounds the locks that it takes. */
const maxCounted = 100

interface Market {
  readonly rules: EventRules
  readonly prices: PriceTable
  readonly limits: BetLimits
}

/** Prices all lines of a bet. Throws a refusal that names the first line at fault. */
export function priceBet(market: Market, lines: LotteryInput<'lotteryBet'>['lines']): PricedBet {
  const { limits } = market
  const priced = lines.map((line, index) => priceLine(market, line, index))
  const stake = sum(priced.map((line) => line.stake))
  const payout = sum(priced.map((line) => line.maxPayout))
  if (stake > limits.maxBetStake) throw refusedBet('bet_stake', limits.maxBetStake)
  if (payout > limits.maxBetPayout) throw refusedBet('bet_payout', limits.maxBetPayout)
  return {
    stake,
    lines: priced.map(({ line, unit, ...amounts }) => ({
      bet: line.bet,
      unit: toWire(unit),
      units: String(line.units),
      stake: toWire(amounts.stake),
      maxPayout: toWire(amounts.maxPayout),
    })),
    counters: countersOf(priced, limits),
  }
}

const refusedBet = (fault: string, max: Amount) =>
  new BetRefused('bet_refused', { fault, max: toWire(max) })

interface LineAmounts {
  readonly line: PricedLine
  readonly unit: Amount
  readonly stake: Amount
  readonly maxPayout: Amount
}

function priceLine(
  { rules, prices, limits }: Market,
  { unit: text, ...input }: LotteryInput<'lotteryBet'>['lines'][number],
  index: number,
): LineAmounts {
  const refuse = (fault: string, max?: Amount): never => {
    const bound = max === undefined ? {} : { max: toWire(max) }
    throw new BetRefused('line_refused', { line: index, fault, ...bound })
  }
  const unit = parseAmount(text) ?? zero
  if (unit <= 0n || unit % limits.step !== 0n) return refuse('stake_step', limits.step)
  const line = rules.price(input, prices)
  if ('refusal' in line) {
    const { refusal: fault, ...place } = line
    throw new BetRefused('line_refused', { line: index, fault, ...place })
  }
  const staked = unit * line.stake
  if (staked > limits.maxLineStake) return refuse('line_limit', limits.maxLineStake)
  if (line.counted.length > maxCounted) return refuse('too_many_numbers')
  return { line, unit, stake: amountOf(staked), maxPayout: timesUp(unit, line.maxPayout) }
}

/** Counted selections on their own, and all other lines together with their maximum payout. */
function countersOf(lines: readonly LineAmounts[], limits: BetLimits): LiabilityCounter[] {
  const added = new Map<string, { add: bigint; line: number }>()
  const add = (key: string, amount: bigint, line: number) => {
    const known = added.get(key)
    added.set(key, { add: amount + (known?.add ?? 0n), line: known?.line ?? line })
  }
  for (const [index, { line, unit, maxPayout }] of lines.entries()) {
    for (const { key, payout } of line.counted) add(key, timesUp(unit, payout), index)
    if (line.counted.length === 0) add('', maxPayout, index)
  }
  if ([...added.keys()].filter((key) => key !== '').length > maxCounted) {
    throw new BetRefused('bet_refused', { fault: 'too_many_numbers' })
  }
  return [...added].map(([key, { add: amount, line }]) => ({
    key,
    add: amountOf(amount),
    max: key === '' ? limits.maxEventPayout : limits.maxSelectionPayout,
    line,
  }))
}
