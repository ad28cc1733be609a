import type { Begin } from '#core'
import { beginModel, readVersion, slots, withReturns, type Slot } from '#slots'
import { titles } from '#titles'

export type Game = Slot

/** LIST of all versions of the in-house games: flagships first, then the generated titles. */
export const games = (): readonly Game[] => [...slots, ...titles()]

type ByCode = ReadonlyMap<string, readonly Game[]>

const flagships: ByCode = Map.groupBy(slots, ({ code }) => code)
let others: ByCode | undefined

/** Looks among the flagships first, to avoid building the long list of titles. */
function versionsOf(code: string): readonly Game[] {
  const own = flagships.get(code)
  if (own) return own
  others ??= Map.groupBy(titles(), (title) => title.code)
  return others.get(code) ?? []
}

/** Returns that version of a game, or the newest one with the default return. */
export function gameOf(code: string, version?: number): Game | undefined {
  const versions = versionsOf(code)
  if (version !== undefined) return versionOf(versions, version)
  return versions.reduce<Game | undefined>(
    (newest, game) => (newest && newest.version > game.version ? newest : game),
    undefined,
  )
}

function versionOf(versions: readonly Game[], versionNumber: number): Game | undefined {
  const { version, returns } = readVersion(versionNumber)
  const game = versions.find((one) => one.version === version)
  return game && returns !== undefined ? withReturns(game, returns) : game
}

/**
 * Returns the newest version with this return, or with the default return if the game has no other.
 */
export function gameWith(code: string, returns: string): Game | undefined {
  const game = gameOf(code)
  return game && (withReturns(game, returns) ?? game)
}

/** Returns the function that begins rounds of a game. */
export function beginGame(game: Game): Begin {
  return beginModel(game.config.model)
}
