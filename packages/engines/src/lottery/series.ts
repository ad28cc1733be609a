import { minus, rational, type Rational } from '#core'

/** The bounds of a prize series; a series of 2000 would return the whole stake. */
export const minSeries = 1700
export const maxSeries = 1980
const wholeSeries = 2000n

/** The share of its stake that a bet of this series returns in prizes. */
export function returnOfSeries(series: number): Rational {
  if (!Number.isInteger(series) || series < minSeries || series > maxSeries) {
    throw new Error(`there is no series ${series}`)
  }
  return rational(BigInt(series), wholeSeries)
}

/** The share of a stake that is paid back to a member who bets below the own series. */
export function rebateOfSeries(own: number, played: number): Rational {
  if (played > own) throw new Error(`series ${played} is above ${own}`)
  return minus(returnOfSeries(own), returnOfSeries(played))
}
