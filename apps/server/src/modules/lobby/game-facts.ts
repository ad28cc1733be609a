import type { GameCategory } from '@fairhouse/protocol'
import { nameIn } from './item.ts'
import type { Game, Snapshot } from './rules.ts'

/** What a vendor's game is, whether or not some brand shows it. */
export function gameFacts(present: () => Snapshot) {
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
    /** Of a vendor's games, each once. */
    categoriesOf: (vendor: string): GameCategory[] => {
      const own = present().games.filter((game) => game.vendor === vendor)
      return [...new Set(own.map(({ gameType }) => gameType))]
    },
    categoryOf: (vendor: string, code: string): GameCategory | undefined =>
      find(vendor, code)?.gameType,
    /** In the language, else in English, else its code. */
    nameOf(vendor: string, code: string, language: string): string {
      const game = find(vendor, code)
      return game ? nameIn(game, language) : code
    },
  }
}

const keyOf = (vendor: string, code: string) => `${vendor}/${code}`
