import { decimal, rational } from '@fairhouse/engines'
import {
  lotteryOf,
  readOdds,
  returnOfSeries,
  vnNorthOdds,
  vnSouthOdds,
  vnTwoStationsOdds,
  type Lottery,
  type OddsTable,
  type Prices,
} from '@fairhouse/engines/lottery'

/** The prize series of games without a price list of their own: 95 % of every stake. */
const defaultSeries = 1900

/** LIST of the default price lists by rules. */
const tables: Readonly<Record<string, OddsTable>> = {
  'vn-north': vnNorthOdds,
  'vn-south': vnSouthOdds,
  'vn-two-stations': vnTwoStationsOdds,
}

/** No more than the whole stake is returned, and no less than the profile `strict` allows. */
const bounds = { minReturn: rational(85n, 100n), paidOnTop: rational(0n, 1n) }
const priceDecimals = 4

export function requireLottery(rules: string): Lottery {
  const lottery = lotteryOf(rules)
  if (!lottery) throw new Error(`there is no lottery ${rules}`)
  return lottery
}

const written = new Map<string, OddsTable>()

/** The default prices of a lottery. */
export function pricesOf(rules: string): OddsTable {
  const known = tables[rules] ?? written.get(rules)
  if (known) return known
  const prices = requireLottery(rules).pricesReturning(returnOfSeries(defaultSeries))
  const table = Object.fromEntries(
    [...prices].map(([key, price]) => [key, decimal(price, priceDecimals)]),
  )
  written.set(rules, table)
  return table
}

const parsed = new WeakMap<OddsTable, Prices>()

/** The prices of a table. Throws on one that the lottery does not allow. */
export function parsePrices(lottery: Lottery, table: OddsTable): Prices {
  const known = parsed.get(table)
  if (known) return known
  const read = readOdds(lottery, table, bounds)
  if ('refusal' in read) throw new Error(`prices of ${lottery.id}: ${JSON.stringify(read.faults)}`)
  parsed.set(table, read.prices)
  return read.prices
}
