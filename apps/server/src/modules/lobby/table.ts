import type { Amount, Currency } from '@fairhouse/money'
import type { Game } from './rules.ts'

/** What a list is narrowed by; an empty word and an absent value narrow nothing. */
export interface Narrowing {
  gameType: string
  vendor: string
  classify: string
  inHouse: boolean
  /** The least stake is at most so much, as far as it is known. */
  mostBet: Amount | undefined
  leastLines: number
}

const unknown = -1

/** Games by a word that each of them has. */
function sorted(words: readonly string[]) {
  const places = new Map<string, number[]>()
  const numbers = new Map<string, number>()
  const column = new Int32Array(words.length)
  for (const [place, word] of words.entries()) {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    column[place] = number
    const known = places.get(word)
    if (known) known.push(place)
    else places.set(word, [place])
  }
  return {
    column,
    numberOf: (word: string) => numbers.get(word) ?? unknown,
    placesOf: (word: string): readonly number[] => places.get(word) ?? [],
  }
}

/** Stakes by their place among all that there are; one that nobody told may be any. */
function ranked(stakes: readonly (Amount | undefined)[]) {
  const known = [...new Set(stakes.filter((stake) => stake !== undefined))]
  const steps = known.toSorted((one, other) => (one < other ? -1 : 1))
  const places = new Map(steps.map((stake, place) => [stake, place]))
  return {
    column: Int32Array.from(stakes, (stake) =>
      stake === undefined ? unknown : (places.get(stake) ?? unknown),
    ),
    /** How many steps are at most so much. */
    upTo: (most: Amount) => steps.filter((stake) => stake <= most).length,
  }
}

/** The facts of games in columns, so that ten thousand are looked through in no time. */
export function createTable(games: readonly Game[], currency: Currency) {
  const all = games.map((_, place) => place)
  const types = sorted(games.map(({ gameType }) => gameType))
  const vendors = sorted(games.map(({ vendor }) => vendor))
  const kinds = sorted(games.map(({ classify }) => classify))
  const stakes = ranked(games.map(({ minBets }) => minBets.get(currency)))
  const lines = Int32Array.from(games, (game) => game.lines ?? 0)
  const house = Uint8Array.from(games, ({ isInHouse }) => Number(isInHouse))

  function wordsOf({ gameType, vendor, classify }: Narrowing) {
    const asked = [
      { sort: types, word: gameType },
      { sort: vendors, word: vendor },
      { sort: kinds, word: classify },
    ]
    return asked.filter(({ word }) => word !== '')
  }

  /** Those of the places that pass, in their order. */
  function among(places: readonly number[], narrowing: Narrowing): readonly number[] {
    const words = wordsOf(narrowing).map(({ sort, word }) => {
      const number = sort.numberOf(word)
      return (place: number) => sort.column[place] === number
    })
    const { mostBet, leastLines, inHouse } = narrowing
    const steps = mostBet === undefined ? undefined : stakes.upTo(mostBet)
    const rules = [
      ...words,
      ...(inHouse ? [(place: number) => house[place] === 1] : []),
      ...(leastLines > 0 ? [(place: number) => (lines[place] ?? 0) >= leastLines] : []),
      ...(steps === undefined ? [] : [(place: number) => (stakes.column[place] ?? 0) < steps]),
    ]
    return rules.reduce((left, passes) => left.filter(passes), places)
  }

  return {
    among,
    /** All that pass, the most popular first. */
    select(narrowing: Narrowing): readonly number[] {
      const lists = wordsOf(narrowing).map(({ sort, word }) => sort.placesOf(word))
      const [shortest = all] = lists.toSorted((one, other) => one.length - other.length)
      return among(shortest, narrowing)
    },
  }
}

export type GameTable = ReturnType<typeof createTable>
