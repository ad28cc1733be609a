interface Shelf<Row> {
  after: bigint
  rows: Promise<Row[]>
}

/**
 * What was last read of each lane. Readers stand at nearly the same place: the first asks the
 * database, and the others take the same rows from here, which can never change. One that lags far
 * behind reads on its own and leaves the shelf to the others.
 */
export function createShelves<Row extends { seq: string }>() {
  const shelves = new Map<number, Shelf<Row>>()

  return async (lane: number, after: bigint, read: () => Promise<Row[]>): Promise<Row[]> => {
    let spent: Shelf<Row> | undefined
    // While it waited for a shelf that had nothing for it, another may have read on.
    for (let shelf = shelves.get(lane); shelf && shelf !== spent; shelf = shelves.get(lane)) {
      if (after < shelf.after) return read()
      const known = await shelf.rows.catch(() => [])
      const left = known.filter(({ seq }) => BigInt(seq) > after)
      if (left.length > 0) return left
      spent = shelf
    }
    const rows = read()
    shelves.set(lane, { after, rows })
    return rows
  }
}
