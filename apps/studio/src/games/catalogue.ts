import type { Begin, Jackpot } from '@fairhouse/engines'
import type { GameFacts } from '@fairhouse/protocol/studio'

/** A version of a game: its rules and public facts. */
export interface StudioGame {
  code: string
  version: number
  /** Code of the provider under which it moves money. It never changes. */
  vendor: string
  /** The certified return of this version; undefined for the usual one. */
  returns?: string
  begin: Begin
  facts: GameFacts
  /** Names of the pictures of its symbols. */
  pictures?: readonly string[]
  /** Only games of one step may have one. */
  jackpot?: Jackpot
}

/** Our games. Old versions stay, because a round ends with the version it began with. */
export interface Catalogue {
  /** Finds a version by number, or the newest one with the given return (`usual` by default). */
  find(code: string, version?: number | string): StudioGame | undefined
}

export function createCatalogue(games: readonly StudioGame[]): Catalogue {
  const newest = new Map<string, StudioGame>()
  const versions = new Map<string, StudioGame>()
  for (const game of games) {
    versions.set(`${game.code} ${game.version}`, game)
    const name = `${game.code} ${game.returns ?? usual}`
    const current = newest.get(name)
    if (!current || current.version < game.version) newest.set(name, game)
  }
  return {
    find(code, version = usual) {
      if (typeof version === 'number') return versions.get(`${code} ${version}`)
      return newest.get(`${code} ${version}`) ?? newest.get(`${code} ${usual}`)
    },
  }
}

const usual = 'usual'
