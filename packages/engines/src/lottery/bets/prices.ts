import { minus, plus, rational, times, type Rational } from '#core'
import { chargeOf, type BetType, type Prize } from './bet-type.ts'

/**
 * Decimal prices by prize, stake included: a prize pays its price for each base stake. Keys are
 * written by `priceKey`.
 */
export type Prices = ReadonlyMap<string, Rational>

export const priceKey = (betType: string, prize: string): string => `${betType}/${prize}`

const priceDecimals = 4
const scale = 10n ** BigInt(priceDecimals)

/** Parses a decimal price; returns undefined for anything else. */
export function parsePrice(text: string): Rational | undefined {
  const match = /^([0-9]{1,9})(?:\.([0-9]{1,4}))?$/.exec(text)
  if (!match) return undefined
  const [, whole = '', decimals = ''] = match
  return rational(BigInt(whole + decimals.padEnd(priceDecimals, '0')), scale)
}

/**
 * The prices at which every unit returns this share of its stake, cut to four decimals: so the
 * exact return is never above it.
 */
export function pricesReturning<Draw>(
  betTypes: readonly BetType<Draw>[],
  share: Rational,
): Map<string, Rational> {
  return new Map(
    betTypes.flatMap((bet) =>
      bet.prizes.map((prize) => [
        priceKey(bet.id, prize.id),
        cut(times(fairPrice(bet, prize, share), weightOf(prize))),
      ]),
    ),
  )
}

const zero = rational(0n, 1n)
const weightOf = ({ weight = 1 }: Prize) => rational(BigInt(weight), 1n)

function fairPrice<Draw>(bet: BetType<Draw>, prize: Prize, share: Rational): Rational {
  const together = bet.kind === 'cross' ? bet.prizes : [prize]
  const chance = together.reduce((sum, one) => plus(sum, times(one.chance, weightOf(one))), zero)
  const paid = times(minus(share, prize.push ?? zero), rational(chargeOf(bet), 1n))
  return rational(paid.numerator * chance.denominator, paid.denominator * chance.numerator)
}

const cut = ({ numerator, denominator }: Rational) =>
  rational((numerator * scale) / denominator, scale)

/** The exact return of the units that share their prizes. */
export interface BetReturn {
  readonly betType: string
  /** The prize of a single bet; undefined for a bet whose units can win each of its prizes. */
  readonly prize?: string
  /** Share of the stake that is paid back on average, pushed stakes included. */
  readonly returnToPlayer: Rational
}

/** Computes the exact return of a bet type, one row for each kind of unit. */
export function returnsOf<Draw>(bet: BetType<Draw>, prices: Prices): BetReturn[] {
  const perStake = rational(1n, chargeOf(bet))
  const paidOf = (prize: Prize) =>
    times(times(prize.chance, priceOf(bet.id, prize.id, prices)), perStake)
  if (bet.kind === 'cross') {
    const returnToPlayer = bet.prizes.map(paidOf).reduce(plus, zero)
    return [{ betType: bet.id, returnToPlayer }]
  }
  return bet.prizes.map((prize) => ({
    betType: bet.id,
    prize: prize.id,
    returnToPlayer: plus(paidOf(prize), prize.push ?? zero),
  }))
}

export function priceOf(betType: string, prize: string, prices: Prices): Rational {
  const price = prices.get(priceKey(betType, prize))
  if (!price) throw new Error(`${priceKey(betType, prize)} has no price`)
  return price
}
