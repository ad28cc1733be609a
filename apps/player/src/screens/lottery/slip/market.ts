import {
  isRefused,
  parsePrice,
  priceKey,
  type Lottery,
  type Prices,
} from '@fairhouse/engines/lottery'
import { amountOf, parseAmount, sum, type Amount } from '@fairhouse/money'
import type { LotteryInput, RulesView } from '@fairhouse/protocol/lottery'

/** A line of a slip, as it is sent. */
export type SlipLine = LotteryInput<'lotteryBet'>['lines'][number]

/** The engine and the prices of a draw: a slip is priced as the server prices it. */
export interface Market {
  readonly lottery: Lottery
  readonly prices: Prices
}

/** The prices of a draw, for the engine of its rules. */
export function marketOf(lottery: Lottery, { betTypes }: RulesView): Market {
  const prices = betTypes.flatMap(({ id, prizes }) =>
    prizes.flatMap((prize) => {
      const price = parsePrice(prize.price)
      return price ? [[priceKey(id, prize.id), price] as const] : []
    }),
  )
  return { lottery, prices: new Map(prices) }
}

export interface LinePrice {
  readonly units: bigint
  readonly stake: Amount
  readonly maxPayout: Amount
}

/** What a line costs and pays at most; undefined while its picks are no bet. */
export function priceLine({ lottery, prices }: Market, line: SlipLine): LinePrice | undefined {
  const { betType, unit: text } = line
  const unit = parseAmount(text)
  if (unit === undefined || unit <= 0n) return undefined
  const picked = line.entries ? { entries: line.entries } : { selection: line.selection }
  const priced = lottery.price({ betType, ...picked }, prices)
  if (isRefused(priced)) return undefined
  const { numerator, denominator } = priced.maxPayout
  return {
    units: priced.units,
    stake: amountOf(unit * priced.stake),
    maxPayout: amountOf((unit * numerator) / denominator),
  }
}

/** The price of a whole slip; lines that are no bet at these rules count nothing. */
export function priceSlip(market: Market, lines: readonly SlipLine[]): LinePrice {
  const priced = lines.flatMap((line) => priceLine(market, line) ?? [])
  return {
    units: priced.reduce((total, { units }) => total + units, 0n),
    stake: sum(priced.map(({ stake }) => stake)),
    maxPayout: sum(priced.map(({ maxPayout }) => maxPayout)),
  }
}
