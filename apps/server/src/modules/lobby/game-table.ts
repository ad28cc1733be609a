import type { Amount, Currency } from '@fairhouse/money'
import { Cache } from '#platform/cache'
import { arrange, type Order } from './order.ts'
import type { Game } from './rules.ts'

interface Words {
  gameType: string
  vendor: string
  classify: string
}

/** Numbers of the words of a game. */
interface Numbers {
  type: number
  maker: number
  kind: number
}

interface Facts {
  inHouse: boolean
  seamless: boolean
  /** Maximum of the minimum stake, if known. */
  maxMinBet: Amount | undefined
  minLines: number
}

/** List filters; empty words and undefined values do not filter. */
export type Narrowing = Words & Facts

/**
 * Cached selections, since many pages use the same filters. Each game is in at most eight of them.
 */
const maxSelections = 2000
const unknown = -1
/** Number for "no filter". */
const any = -2

/** Indexes games by a word that each has. */
function indexByWord(words: readonly string[]) {
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
    /** Undefined without a filter. */
    placesOf: (word: string): readonly number[] | undefined =>
      word === '' ? undefined : (places.get(word) ?? []),
  }
}

/** Ranks stakes; unknown stakes match any limit. */
function rankStakes(stakes: readonly (Amount | undefined)[]) {
  const known = [...new Set(stakes.filter((stake) => stake !== undefined))]
  const steps = known.toSorted((one, other) => (one < other ? -1 : 1))
  const places = new Map(steps.map((stake, place) => [stake, place]))
  return {
    column: Int32Array.from(stakes, (stake) =>
      stake === undefined ? unknown : (places.get(stake) ?? unknown),
    ),
    /** Number of steps not exceeding the limit. */
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

/** Filters places by facts that are no words. */
function createFactFilter(
  games: readonly Game[],
  currency: Currency,
  isSeamless: (game: Game) => boolean,
) {
  const stakes = rankStakes(games.map(({ minBets }) => minBets.get(currency)))
  const lines = Int32Array.from(games, (game) => game.lines ?? 0)
  const house = Uint8Array.from(games, ({ isInHouse }) => Number(isInHouse))
  const single = Uint8Array.from(games, (game) => Number(isSeamless(game)))

  return (places: readonly number[], facts: Facts) => {
    const { inHouse, seamless, maxMinBet, minLines } = facts
    if (!inHouse && !seamless && minLines === 0 && maxMinBet === undefined) return places
    const steps = maxMinBet === undefined ? games.length : stakes.upTo(maxMinBet)
    const passed: number[] = []
    for (const place of places) {
      if (inHouse && house[place] !== 1) continue
      if (seamless && single[place] !== 1) continue
      if ((lines[place] ?? 0) < minLines) continue
      if ((stakes.column[place] ?? 0) >= steps) continue
      passed.push(place)
    }
    return passed
  }
}

/** Game facts in columns, for fast filtering of ten thousand games. */
export function createTable(
  games: readonly Game[],
  currency: Currency,
  isSeamless: (game: Game) => boolean,
) {
  const all = games.map((_, place) => place)
  const types = indexByWord(games.map(({ gameType }) => gameType))
  const vendors = indexByWord(games.map(({ vendor }) => vendor))
  const kinds = indexByWord(games.map(({ classify }) => classify))
  const withFacts = createFactFilter(games, currency, isSeamless)
  const chosen = new Map<Order | undefined, Cache<readonly number[]>>()

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
    const cache = chosen.get(order) ?? new Cache(maxSelections)
    chosen.set(order, cache)
    return cache.get(`${type} ${maker} ${kind}`, () => {
      const places = choose(words, numbers)
      return order ? arrange(places, order) : places
    })
  }

  return {
    /** The given games that match, in their order. */
    among: (places: readonly number[], narrowing: Narrowing): readonly number[] =>
      withFacts(withWords(places, numbersOf(narrowing)), narrowing),
    /** All matching games, sorted or most popular first. */
    select: (narrowing: Narrowing, order?: Order): readonly number[] =>
      withFacts(chosenBy(narrowing, order), narrowing),
  }
}

export type GameTable = ReturnType<typeof createTable>
