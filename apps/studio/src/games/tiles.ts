import { gameOf, games } from '@fairhouse/engines'
import { lookOf, tileFile, type TileLook } from '#tiles'

let cached: ReadonlyMap<string, TileLook> | undefined

/** Looks of all tiles by file name, in the order of the game list. */
export function houseTiles(): ReadonlyMap<string, TileLook> {
  cached ??= new Map(
    games()
      .filter((game) => gameOf(game.code) === game)
      .map((game) => {
        const look = lookOf(game)
        return [tileFile(look), look]
      }),
  )
  return cached
}
