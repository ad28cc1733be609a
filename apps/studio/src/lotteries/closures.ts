import type { Day } from './zone.ts'

/** Days without daily draws, both included. */
export interface Closure {
  readonly from: Day
  readonly to: Day
}

/** LIST of closures of the Vietnamese daily draws: the last day of a lunar year to the third. */
export const tet: readonly Closure[] = [
  { from: '2026-02-16', to: '2026-02-19' },
  { from: '2027-02-05', to: '2027-02-08' },
  { from: '2028-01-25', to: '2028-01-28' },
  { from: '2029-02-12', to: '2029-02-15' },
  { from: '2030-02-02', to: '2030-02-05' },
]

export const isClosed = (closures: readonly Closure[], day: Day): boolean =>
  closures.some(({ from, to }) => from <= day && day <= to)
