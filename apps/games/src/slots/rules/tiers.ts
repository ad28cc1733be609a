import type { ByCount } from '@fairhouse/engines'
import type { SlotModel } from '../config.ts'

export interface Tier {
  /** Symbol count as text: `3×`, `8–9`, `12+`. */
  readonly label: string
  readonly credits: number
}

/** Payouts of a symbol, highest first; anywhere pays combine equal counts to ranges. */
export function tiersOf({ pay, rows, strips }: SlotModel, pays: ByCount): readonly Tier[] {
  const counts = Object.keys(pays).map(Number)
  const isByPlace = pay.by === 'cluster' || pay.by === 'anywhere'
  const positionCount = rows * strips.length
  const labelOf = (count: number, index: number) => {
    if (!isByPlace) return `${count}×`
    const next = counts[index + 1]
    if (next === undefined) return count < positionCount ? `${count}+` : `${count}`
    return next - 1 > count ? `${count}–${next - 1}` : `${count}`
  }
  return counts
    .map((count, index) => ({ label: labelOf(count, index), credits: pays[count] ?? 0 }))
    .toReversed()
}

/** Minimum paying count of a symbol. */
export function minPayingCount({ pays }: SlotModel): number {
  return Math.min(...Object.values(pays).flatMap((byCount) => Object.keys(byCount).map(Number)))
}
