import type { RulesView } from '@fairhouse/protocol/lottery'

export type BetTypeView = RulesView['betTypes'][number]

/** The exact returns of a bet type: the lowest and the highest, which are often the same. */
function returnsOf({ returnToPlayer, prizes }: BetTypeView): readonly string[] {
  const own = returnToPlayer
    ? [returnToPlayer]
    : prizes.flatMap((prize) => prize.returnToPlayer ?? [])
  const sorted = [...new Set(own.map(({ percent }) => percent))].toSorted(
    (one, other) => Number(one) - Number(other),
  )
  return sorted.length > 2 ? [sorted[0] ?? '', sorted.at(-1) ?? ''] : sorted
}

/** "96.00%", or "95.10–96.00%" */
export function returnText(betType: BetTypeView, tag: string): string | undefined {
  const format = new Intl.NumberFormat(tag, { style: 'percent', minimumFractionDigits: 2 })
  const shown = returnsOf(betType).map((percent) => format.format(Number(percent) / 100))
  return shown.length === 0 ? undefined : shown.join(' – ')
}
