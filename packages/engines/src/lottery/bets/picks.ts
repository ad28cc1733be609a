/** The picks that a field offers, in the order of the slip. */
export interface Picks {
  readonly count: number
  list(): readonly string[]
  /** Position in the list, or -1 for a pick that the field does not offer. */
  rank(pick: string): number
}

export function picksOf(list: readonly (string | number)[]): Picks {
  const names = list.map(String)
  const ranks = new Map(names.map((name, index) => [name, index]))
  return { count: names.length, list: () => names, rank: (pick) => ranks.get(pick) ?? -1 }
}

/** All numbers of so many digits, leading zeros written: 00 to 99. */
export function digitPicks(length: number): Picks {
  const pattern = new RegExp(`^[0-9]{${length}}$`)
  const count = 10 ** length
  let names: readonly string[] | undefined
  return {
    count,
    list() {
      names ??= Array.from({ length: count }, (_, number) => String(number).padStart(length, '0'))
      return names
    },
    rank: (pick) => (pattern.test(pick) ? Number(pick) : -1),
  }
}
