import { gameOf, games } from '@fairhouse/engines'
import { lookOf, tileFile, type TileLook } from '#tiles'

let known: ReadonlyMap<string, TileLook> | undefined

/** What is drawn on the tile of each game, by the name of its file, in the order of the list. */
export function houseTiles(): ReadonlyMap<string, TileLook> {
  known ??= new Map(
    games()
      .filter((game) => gameOf(game.code) === game)
      .map((game) => {
        const look = lookOf(game)
        return [tileFile(look), look]
      }),
  )
  return known
}
