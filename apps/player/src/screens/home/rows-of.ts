import type { GameItem } from '@fairhouse/protocol'

export interface Row {
  readonly name: string
  readonly games: readonly GameItem[]
}

const most = 12
/** With fewer that do not stand above already a row is not worth its place. */
const least = 4

/** The rows that are shown: what stands above is not shown again, and nothing empty. */
export function rowsOf(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<number>()
  return rows.flatMap(({ name, games }, place) => {
    const fresh = games.filter(({ nodeId }) => !seen.has(nodeId)).slice(0, most)
    for (const { nodeId } of fresh) seen.add(nodeId)
    return fresh.length >= (place === 0 ? 1 : least) ? [{ name, games: fresh }] : []
  })
}
