import type { Amount, Currency } from '@fairhouse/money'
import { Kept } from '#platform/kept'
import { arranged, type Order } from './order.ts'
import type { Game } from './rules.ts'

interface Words {
  gameType: string
  vendor: string
  classify: string
}

/** What the words of all games are numbered by. */
interface Numbers {
  type: number
  maker: number
  kind: number
}

interface Facts {
  inHouse: boolean
  /** The least stake is at most so much, as far as it is known. */
  mostBet: Amount | undefined
  leastLines: number
}

/** What a list is narrowed by; an empty word and an absent value narrow nothing. */
export type Narrowing = Words & Facts

/** By the same words many pages are asked for. Each game is in eight of these lists at most. */
const mostChosen = 2000
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
  const chosen = new Map<Order | undefined, Kept<readonly number[]>>()

  const numbersOf = ({ gameType, vendor, classify }: Words): Numbers => ({
    type: types.numberOf(gameType),
    maker: vendors.numberOf(vendor),
    kind: kinds.numberOf(classify),
  })

  function withWords(places: readonly number[], { type, maker, kind }: Numbers) {
    if (type === any && maker === any && kind === any) return places
    const passed: number[] = []
    for (const place of places) {
      if (type !== any && types.column[place] !== type) continue
      if (maker !== any && vendors.column[place] !== maker) continue
      if (kind !== any && kinds.column[place] !== kind) continue
      passed.push(place)
    }
    return passed
  }

  function withFacts(places: readonly number[], { inHouse, mostBet, leastLines }: Facts) {
    if (!inHouse && leastLines === 0 && mostBet === undefined) return places
    const steps = mostBet === undefined ? all.length : stakes.upTo(mostBet)
    const passed: number[] = []
    for (const place of places) {
      if (inHouse && house[place] !== 1) continue
      if ((lines[place] ?? 0) < leastLines) continue
      if ((stakes.column[place] ?? 0) >= steps) continue
      passed.push(place)
    }
    return passed
  }

  function choose(words: Words, numbers: Numbers): readonly number[] {
    const lists = [types.placesOf(words.gameType), vendors.placesOf(words.vendor)]
    let shortest = kinds.placesOf(words.classify) ?? all
    for (const list of lists) if (list && list.length < shortest.length) shortest = list
    return withWords(shortest, numbers)
  }

  function chosenBy(words: Words, order: Order | undefined): readonly number[] {
    const numbers = numbersOf(words)
    const { type, maker, kind } = numbers
    if (type === unknown || maker === unknown || kind === unknown) return []
    const kept = chosen.get(order) ?? new Kept(mostChosen)
    chosen.set(order, kept)
    return kept.of(`${type} ${maker} ${kind}`, () => {
      const places = choose(words, numbers)
      return order ? arranged(places, order) : places
    })
  }

  return {
    /** Those of the places that pass, in their order. */
    among: (places: readonly number[], narrowing: Narrowing): readonly number[] =>
      withFacts(withWords(places, numbersOf(narrowing)), narrowing),
    /** All that pass, in some order or the most popular first. */
    select: (narrowing: Narrowing, order?: Order): readonly number[] =>
      withFacts(chosenBy(narrowing, order), narrowing),
  }
}

export type GameTable = ReturnType<typeof createTable>
