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
/** What every word stands for where none is asked for. */
const any = -2

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
    numberOf: (word: string) => (word === '' ? any : (numbers.get(word) ?? unknown)),
    /** None where no word is asked for: that narrows nothing. */
    placesOf: (word: string): readonly number[] | undefined =>
      word === '' ? undefined : (places.get(word) ?? []),
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
    upTo(most: Amount): number {
      let [from, to] = [0, steps.length]
      while (from < to) {
        const middle = (from + to) >> 1
        if ((steps[middle] ?? most) <= most) from = middle + 1
        else to = middle
      }
      return from
    },
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

  /** Those of the places that pass, in their order. */
  function among(places: readonly number[], narrowing: Narrowing): readonly number[] {
    const { gameType, vendor, classify, inHouse, mostBet, leastLines } = narrowing
    const type = types.numberOf(gameType)
    const maker = vendors.numberOf(vendor)
    const kind = kinds.numberOf(classify)
    const isNarrower = inHouse || leastLines > 0 || mostBet !== undefined
    if (!isNarrower && type === any && maker === any && kind === any) return places
    const steps = mostBet === undefined ? all.length : stakes.upTo(mostBet)
    const passed: number[] = []
    for (const place of places) {
      if (type !== any && types.column[place] !== type) continue
      if (maker !== any && vendors.column[place] !== maker) continue
      if (kind !== any && kinds.column[place] !== kind) continue
      if (inHouse && house[place] !== 1) continue
      if ((lines[place] ?? 0) < leastLines) continue
      if ((stakes.column[place] ?? 0) >= steps) continue
      passed.push(place)
    }
    return passed
  }

  return {
    among,
    /** All that pass, the most popular first. */
    select(narrowing: Narrowing): readonly number[] {
      const { gameType, vendor, classify } = narrowing
      const byType = types.placesOf(gameType) ?? all
      const byVendor = vendors.placesOf(vendor) ?? all
      const byKind = kinds.placesOf(classify) ?? all
      const shorter = byVendor.length < byType.length ? byVendor : byType
      return among(byKind.length < shorter.length ? byKind : shorter, narrowing)
    },
  }
}

export type GameTable = ReturnType<typeof createTable>
