import {
  decimal,
  inverse,
  lotteries,
  lotteryOf,
  priceKey,
  rational,
  readOdds,
  returnOfSeries,
  times,
  vnNorthOdds,
  vnSouthOdds,
  vnTwoStationsOdds,
  type BetTypeInfo,
  type Lottery,
  type OddsTable,
  type LotteryPrize,
  type Prices,
  type Rational,
} from '@fairhouse/engines'

/** The series at which the fast lotteries are shown. */
const series = 1800

/** LIST of the fast lotteries on the page; one Mark Six stands for those of all years. */
const fastIds = ['ssc', '11x5', 'k3', 'pk10', 'lucky-28', 'keno', 'mark-six-horse']

const vnOdds: readonly (readonly [string, OddsTable])[] = [
  ['vn-north', vnNorthOdds],
  ['vn-south', vnSouthOdds],
  ['vn-two-stations', vnTwoStationsOdds],
]

/** The lotteries' part of docs/RETURNS.md. */
export const lotteryReturns = (): string[] => [
  '',
  `## ${lotteries.length} lotteries`,
  '',
  `Fast lotteries at series ${series}, Vietnamese ones at the default prices. A price is decimal,`,
  'for one base stake; a bet that is paid per hit costs several. A hit is expected once in so many',
  'draws. Picks with the same chance share a row.',
  ...fastIds.flatMap((id) => {
    const lottery = lotteryWith(id)
    return tableOf(lottery, lottery.pricesReturning(returnOfSeries(series)))
  }),
  ...vnOdds.flatMap(([id, odds]) => tableOf(lotteryWith(id), pricesFrom(lotteryWith(id), odds))),
]

function lotteryWith(id: string): Lottery {
  const lottery = lotteryOf(id)
  if (!lottery) throw new Error(`there is no lottery ${id}`)
  return lottery
}

function pricesFrom(lottery: Lottery, odds: OddsTable): Prices {
  const bounds = { minReturn: rational(85n, 100n), paidOnTop: rational(0n, 1n) }
  const read = readOdds(lottery, odds, bounds)
  if ('refusal' in read) throw new Error(`the odds of ${lottery.id} are refused`)
  return read.prices
}

const tableOf = (lottery: Lottery, prices: Prices): string[] => [
  '',
  `### ${lottery.id}`,
  '',
  '| bet | picks | costs | hit, one in | pushed, one in | price | return |',
  '| --- | --- | --: | --: | --: | --: | --: |',
  ...lottery.betTypeIds.flatMap((id) => {
    const info = lottery.describe(id)
    return info ? rowsOf(lottery, info, prices) : []
  }),
]

function rowsOf(lottery: Lottery, info: BetTypeInfo, prices: Prices): string[] {
  const returns = lottery.returns(prices).filter(({ betType }) => betType === info.id)
  const groups = Map.groupBy(info.prizes, (prize) => figuresOf(info, prize, prices).join())
  return [...groups.values()].flatMap((prizes) => {
    const [first] = prizes
    if (!first) return []
    const own = returns.find(({ prize }) => prize === undefined || prize === first.id)
    const names = prizes.map(({ id }) => id).join(', ')
    const [costs = '', ...figures] = figuresOf(info, first, prices)
    return row(
      info.id,
      names === 'win' ? '' : names,
      costs,
      ...figures,
      own ? percentOf(own.returnToPlayer) : '',
    )
  })
}

function figuresOf(
  info: BetTypeInfo,
  { id, chance, push }: LotteryPrize,
  prices: Prices,
): string[] {
  const price = prices.get(priceKey(info.id, id))
  return [
    String(info.charge),
    decimal(inverse(chance), 2, 'up'),
    push ? decimal(inverse(push), 2, 'up') : '',
    price ? decimal(price, 4).replace(/\.?0+$/, '') : '',
  ]
}

const percentOf = (part: Rational) => `${decimal(times(part, rational(100n, 1n)), 4)} %`

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
