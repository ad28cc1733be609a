import type { GameCategory } from '@fairhouse/protocol'
import { nameIn } from './game-item.ts'
import type { Game, Snapshot } from './rules.ts'

/** Facts of a provider's games, whether or not a brand lists them. */
export function createGameFacts(present: () => Snapshot) {
  let seen: Snapshot | undefined
  let byCode = new Map<string, Game>()

  function find(vendor: string, code: string): Game | undefined {
    const snapshot = present()
    if (snapshot !== seen) {
      seen = snapshot
      byCode = new Map(snapshot.games.map((game) => [keyOf(game.vendor, game.code), game]))
    }
    return byCode.get(keyOf(vendor, code))
  }

  return {
    /** Distinct categories of a provider's games. */
    categoriesOf: (vendor: string): GameCategory[] => {
      const own = present().games.filter((game) => game.vendor === vendor)
      return [...new Set(own.map(({ gameType }) => gameType))]
    },
    categoryOf: (vendor: string, code: string): GameCategory | undefined =>
      find(vendor, code)?.gameType,
    /** Name in the language, else in English, else the code. */
    nameOf(vendor: string, code: string, language: string): string {
      const game = find(vendor, code)
      return game ? nameIn(game, language) : code
    },
  }
}

const keyOf = (vendor: string, code: string) => `${vendor}/${code}`
