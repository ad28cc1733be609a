import type { VnDraw } from '@fairhouse/engines/lottery'

/** The last two digits of a number, with whether it is the special prize. */
export interface Loto {
  readonly tail: string
  readonly isSpecial: boolean
}

export const tailOf = (number: string): string => number.slice(-2)

/** The two-digit tails of a draw by their first digit, ten lists in order. */
export function lotoByHead(draw: VnDraw): readonly (readonly Loto[])[] {
  const all = draw.map((number, place): Loto => ({ tail: tailOf(number), isSpecial: place === 0 }))
  return Array.from({ length: 10 }, (_, head) =>
    all
      .filter(({ tail }) => tail.startsWith(String(head)))
      .toSorted((one, other) => Number(one.tail) - Number(other.tail)),
  )
}
