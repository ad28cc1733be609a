import type { GameItem } from '@fairhouse/protocol'

export interface Row {
  readonly name: string
  readonly games: readonly GameItem[]
}

const maxGames = 12
/** A later row with fewer new games is dropped. */
const minGames = 4

/** Removes games that a row above already shows, and rows that are then too short. */
export function selectRows(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<number>()
  return rows.flatMap(({ name, games }, place) => {
    const fresh = games.filter(({ nodeId }) => !seen.has(nodeId)).slice(0, maxGames)
    for (const { nodeId } of fresh) seen.add(nodeId)
    return fresh.length >= (place === 0 ? 1 : minGames) ? [{ name, games: fresh }] : []
  })
}
