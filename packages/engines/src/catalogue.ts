import type { Begin } from '#core'
import { beginModel, readVersion, slots, withReturns, type Slot } from '#slots'
import { titles } from '#titles'

export type Game = Slot

/** LIST of the in-house games, each version of each: the flagships, then all other titles. */
export const games = (): readonly Game[] => [...slots, ...titles()]

type ByCode = ReadonlyMap<string, readonly Game[]>

const flagships: ByCode = Map.groupBy(slots, ({ code }) => code)
let others: ByCode | undefined

/** A flagship is found without the long list. */
function versionsOf(code: string): readonly Game[] {
  const own = flagships.get(code)
  if (own) return own
  others ??= Map.groupBy(titles(), (title) => title.code)
  return others.get(code) ?? []
}

/** That version of a game, or its newest with the usual return. */
export function gameOf(code: string, version?: number): Game | undefined {
  const versions = versionsOf(code)
  if (version !== undefined) return versionOf(versions, version)
  return versions.reduce<Game | undefined>(
    (newest, game) => (newest && newest.version > game.version ? newest : game),
    undefined,
  )
}

function versionOf(versions: readonly Game[], number: number): Game | undefined {
  const { version, returns } = readVersion(number)
  const game = versions.find((one) => one.version === version)
  return game && returns !== undefined ? withReturns(game, returns) : game
}

/** The newest that a market with this return gets: of what has no other, the usual one. */
export function gameWith(code: string, returns: string): Game | undefined {
  const game = gameOf(code)
  return game && (withReturns(game, returns) ?? game)
}

/** What plays a game. */
export function beginGame(game: Game): Begin {
  return beginModel(game.config.model)
}
