import { picksOf } from './picks.ts'

export const sizes = picksOf(['big', 'small'])
export const parities = picksOf(['odd', 'even'])

export const parityOf = (number: number): 'odd' | 'even' => (number % 2 === 1 ? 'odd' : 'even')

export const sizeOf = (number: number, minBig: number): 'big' | 'small' =>
  number >= minBig ? 'big' : 'small'

/** Two positions of a draw that are compared; named `1-5` as on the slip. */
export type PositionPair = readonly [one: number, other: number]

export const pairName = ([one, other]: PositionPair): string => `${one + 1}-${other + 1}`

/** Dragon: the earlier position has the higher number; tiger: the later one. */
export function dragonOrTiger(
  draw: readonly number[],
  [one, other]: PositionPair,
): 'dragon' | 'tiger' | 'tie' {
  const difference = (draw[one] ?? 0) - (draw[other] ?? 0)
  if (difference === 0) return 'tie'
  return difference > 0 ? 'dragon' : 'tiger'
}
