import type { Selection } from '../bets/index.ts'

interface Line {
  readonly betType: string
  readonly selection: Selection
}

/**
 * Xiên quay: three or four numbers as every xiên of two numbers or more: 4 or 11 units with the
 * same stake. Undefined for another number of numbers.
 */
export function xienQuay(numbers: readonly string[]): readonly Line[] | undefined {
  if (numbers.length !== 3 && numbers.length !== 4) return undefined
  return Array.from({ length: numbers.length - 1 }, (_, index) => ({
    betType: `xien-${index + 2}`,
    selection: [numbers],
  }))
}
