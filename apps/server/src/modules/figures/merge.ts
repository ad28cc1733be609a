/** How far each of several lists was looked at. */
export type Places = readonly bigint[]

interface Placed {
  lane: number
  seq: string
  at: Date
}

export function placesOf(after: string | undefined, lanes: number): Places {
  const told = after?.split('.').map(BigInt) ?? []
  return Array.from({ length: Math.max(lanes, told.length) }, (_, lane) => told[lane] ?? 0n)
}

/**
 * Lists of lanes as one in the order of time. A list that was cut may go on with rows that are as
 * old as its last, so what is younger than that waits for the next time.
 */
export function merged<Row extends Placed>(
  lists: readonly (readonly Row[])[],
  places: Places,
  limit: number,
) {
  const cut = lists.filter((list) => list.length === limit)
  const ends = cut.map((list) => list.at(-1)?.at.getTime() ?? 0)
  const until = Math.min(...ends)
  const sure = lists.map((list, lane) =>
    list.filter(({ at }) => at.getTime() < until || isFirstCut(lane)),
  )
  /** Of those that were cut, the one that ends first is told whole: so there is always a step. */
  function isFirstCut(lane: number): boolean {
    const list = lists[lane] ?? []
    return list.length === limit && list.at(-1)?.at.getTime() === until
  }
  const rows = sure.flat().toSorted(byTime)
  return {
    rows,
    places: passed(places, rows),
    placesAt: (last: Row) => passed(places, rows.slice(0, rows.indexOf(last) + 1)),
    goesOn: cut.length > 0,
  }
}

function passed(places: Places, rows: readonly Placed[]): Places {
  const now = [...places]
  for (const { lane, seq } of rows) now[lane] = BigInt(seq)
  return now
}

function byTime(one: Placed, other: Placed): number {
  const difference = one.at.getTime() - other.at.getTime() || one.lane - other.lane
  return difference || Number(BigInt(one.seq) - BigInt(other.seq))
}
