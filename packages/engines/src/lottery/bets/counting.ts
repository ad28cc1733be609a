import { rational, type Rational } from '#core'

/** Number of ways to choose `size` of `count` items. */
export function combinations(count: number, size: number): bigint {
  if (size < 0 || size > count) return 0n
  let ways = 1n
  for (let index = 1; index <= size; index += 1) {
    ways = (ways * BigInt(count - size + index)) / BigInt(index)
  }
  return ways
}

/** Number of ways to draw `size` of `count` items in order. */
export function arrangements(count: number, size: number): bigint {
  let ways = 1n
  for (let index = 0; index < size; index += 1) ways *= BigInt(count - index)
  return ways
}

/** Number of ways to reach each sum with so many independent, equally likely values. */
export function sumsOf(values: readonly number[], count: number): ReadonlyMap<number, bigint> {
  let sums = new Map([[0, 1n]])
  for (let index = 0; index < count; index += 1) {
    const next = new Map<number, bigint>()
    for (const [sum, ways] of sums) {
      for (const value of values) next.set(sum + value, (next.get(sum + value) ?? 0n) + ways)
    }
    sums = next
  }
  return sums
}

/** Number of ways to reach each sum with `size` different numbers of the list, in any order. */
export function sumsOfChoices(
  numbers: readonly number[],
  size: number,
): ReadonlyMap<number, bigint> {
  const bySize = Array.from({ length: size + 1 }, () => new Map<number, bigint>())
  bySize[0]?.set(0, 1n)
  for (const number of numbers) {
    for (let taken = size; taken > 0; taken -= 1) {
      for (const [sum, ways] of bySize[taken - 1] ?? []) {
        const sums = bySize[taken]
        sums?.set(sum + number, (sums.get(sum + number) ?? 0n) + ways)
      }
    }
  }
  return bySize[size] ?? new Map()
}

/** Chance of a sum that fulfils the condition. */
export function chanceOfSum(
  sums: ReadonlyMap<number, bigint>,
  fits: (sum: number) => boolean,
): Rational {
  let total = 0n
  let fitting = 0n
  for (const [sum, ways] of sums) {
    total += ways
    if (fits(sum)) fitting += ways
  }
  return rational(fitting, total)
}

/** Chance of exactly `hits` out of a group, when `drawn` of `pool` numbers are drawn. */
export function chanceOfHits(pool: number, drawn: number, group: number, hits: number): Rational {
  return rational(
    combinations(group, hits) * combinations(pool - group, drawn - hits),
    combinations(pool, drawn),
  )
}

/** Chance of `n` in `of`, for counts that fit a number. */
export const oneIn = (of: number, n = 1): Rational => rational(BigInt(n), BigInt(of))

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0)
