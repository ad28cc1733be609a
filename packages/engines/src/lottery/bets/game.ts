import type { Rng } from '#core'
import type { BetType } from './bet-type.ts'

/** Pure rules of a lottery: how a draw is made, and what can be bet on it. */
export interface LotteryGame<Draw> {
  readonly id: string
  readonly betTypes: readonly BetType<Draw>[]
  /** Every possible draw is equally likely. */
  draw(rng: Rng): Draw
  /** Whether a stored or imported value is a possible draw. */
  isDraw(value: unknown): value is Draw
}

/** Whether a value is a list of so many whole numbers within the bounds. */
export function isNumberList(
  value: unknown,
  count: number,
  min: number,
  max: number,
): value is readonly number[] {
  return (
    Array.isArray(value) &&
    value.length === count &&
    value.every((one: unknown) => Number.isInteger(one) && Number(one) >= min && Number(one) <= max)
  )
}

export const areDifferent = (numbers: readonly number[]): boolean =>
  new Set(numbers).size === numbers.length
