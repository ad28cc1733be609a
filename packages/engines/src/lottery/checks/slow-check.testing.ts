import type { Selection } from '../bets/bet-type.ts'

/**
 * Settles one unit in the plainest way: the prizes that it wins, each as often as it is paid, or a
 * push. Written without the engine's code, to compare it with.
 */
export type SlowCheck<Draw> = (
  betType: string,
  unit: Selection,
  draw: Draw,
) => readonly string[] | 'push'

export const won = (isWon: boolean, prize = 'win'): readonly string[] => (isWon ? [prize] : [])

/** The only pick of a unit of single picks, and its field. */
export function pickOf(unit: Selection): { readonly field: number; readonly pick: string } {
  const field = unit.findIndex((picks) => picks.length > 0)
  return { field, pick: unit[field]?.[0] ?? '' }
}

export const isSide = (pick: string, number: number, minBig: number): boolean =>
  ({
    big: number >= minBig,
    small: number < minBig,
    odd: Math.abs(number % 2) === 1,
    even: number % 2 === 0,
  })[pick] ?? false
