import type { ByCount } from '@fairhouse/engines'
import type { SlotModel } from '../config.ts'

export interface Tier {
  /** How many it takes, as it is written: `3×`, `8–9`, `12+`. */
  readonly label: string
  readonly credits: number
}

/** What a symbol pays, the most first; where places count, what lies between pays the same. */
export function tiersOf({ pay, rows, strips }: SlotModel, pays: ByCount): readonly Tier[] {
  const counts = Object.keys(pays).map(Number)
  const isByPlace = pay.by === 'cluster' || pay.by === 'anywhere'
  const places = rows * strips.length
  const labelOf = (count: number, index: number) => {
    if (!isByPlace) return `${count}×`
    const next = counts[index + 1]
    if (next === undefined) return count < places ? `${count}+` : `${count}`
    return next - 1 > count ? `${count}–${next - 1}` : `${count}`
  }
  return counts
    .map((count, index) => ({ label: labelOf(count, index), credits: pays[count] ?? 0 }))
    .toReversed()
}

/** The least number of a symbol that pays at all. */
export function leastOf({ pays }: SlotModel): number {
  return Math.min(...Object.values(pays).flatMap((byCount) => Object.keys(byCount).map(Number)))
}
