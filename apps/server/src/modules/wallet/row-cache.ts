interface CachedRead<Row> {
  after: bigint
  rows: Promise<Row[]>
}

/**
 * Caches the rows last read of each lane. Readers are at nearly the same position: the first reads
 * from the database, and the others take the same immutable rows. A reader that lags far behind
 * reads alone and leaves the cache alone.
 */
export function createRowCache<Row extends { seq: string }>() {
  const reads = new Map<number, CachedRead<Row>>()

  return async (lane: number, after: bigint, read: () => Promise<Row[]>): Promise<Row[]> => {
    let exhausted: CachedRead<Row> | undefined
    // Another reader may have read on while this one waited.
    for (let cached = reads.get(lane); cached && cached !== exhausted; cached = reads.get(lane)) {
      if (after < cached.after) return read()
      const known = await cached.rows.catch(() => [])
      const left = known.filter(({ seq }) => BigInt(seq) > after)
      if (left.length > 0) return left
      exhausted = cached
    }
    const rows = read()
    reads.set(lane, { after, rows })
    return rows
  }
}
