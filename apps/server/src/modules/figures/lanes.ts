/** How far each of several lists was looked at. */
export type Places = readonly bigint[]

export function placesOf(after: string | undefined, lanes: number): Places {
  const told = after?.split('.').map(BigInt) ?? []
  return Array.from({ length: Math.max(lanes, told.length) }, (_, lane) => told[lane] ?? 0n)
}

/** Where the lists stand after rows of theirs. */
export function passed(places: Places, rows: readonly { lane: number; seq: string }[]): Places {
  const now = [...places]
  for (const { lane, seq } of rows) now[lane] = BigInt(seq)
  return now
}
