import type { Begin, Jackpot } from '@fairhouse/engines'
import type { GameFacts } from '@fairhouse/protocol/studio'

/** A version of a game: what plays it and what is told of it. */
export interface StudioGame {
  code: string
  version: number
  /** Under whose name it asks for money. It never changes. */
  vendor: string
  /** Which return it is certified with; the usual one where nothing is said. */
  returns?: string
  begin: Begin
  facts: GameFacts
  /** What its symbols look like, by the names of pictures. */
  pictures?: readonly string[]
  /** Of games of one step only. */
  jackpot?: Jackpot
}

/** The games of the house. Old versions stay, because rounds end by the one they began with. */
export interface Catalogue {
  /** That version; or the newest for who is given this return, which is else the usual one. */
  find(code: string, which?: number | string): StudioGame | undefined
}

export function createCatalogue(games: readonly StudioGame[]): Catalogue {
  const newest = new Map<string, StudioGame>()
  const versions = new Map<string, StudioGame>()
  for (const game of games) {
    versions.set(`${game.code} ${game.version}`, game)
    const name = `${game.code} ${game.returns ?? usual}`
    const known = newest.get(name)
    if (!known || known.version < game.version) newest.set(name, game)
  }
  return {
    find(code, which = usual) {
      if (typeof which === 'number') return versions.get(`${code} ${which}`)
      return newest.get(`${code} ${which}`) ?? newest.get(`${code} ${usual}`)
    },
  }
}

const usual = 'usual'
