import { Cache } from '#platform/cache'
import { fold } from './fold.ts'
import { similarWords } from './similar-words.ts'

/** Games whose names match all words of a query; matches at word starts come first. */
export interface Found {
  readonly starting: readonly number[]
  readonly within: readonly number[]
}

/** Matches of one word, and the kind of match per game. */
interface Spots extends Found {
  readonly places: readonly number[]
  readonly marks: Uint8Array
}

const isWithin: number = 1
const isStarting: number = 2
const pairBase = 65_536
const nothing: readonly number[] = []
/** Cached words; people type the same prefixes of the same words. */
const maxWords = 500
/** Cached results for the words before the last, unless they are too many. */
const maxPrefixes = 2000
const maxGamesPerPrefix = 500
const tooMany: Found = { starting: nothing, within: nothing }

/**
 * Substring search over names: an index by character and character pair avoids reading all names.
 * Games are numbered by position.
 */
export class NameIndex {
  readonly #texts: readonly string[]
  readonly #places = new Map<number, number[]>()
  readonly #words = new Cache<Spots>(maxWords)
  readonly #beginnings = new Cache<Found>(maxPrefixes)
  readonly #similar = new Cache<readonly number[]>(maxWords)
  /** Distinct words of all names, listed when the first query has a typo. */
  #known: ReadonlySet<string> | undefined

  constructor(namesOf: readonly (readonly string[])[]) {
    this.#texts = namesOf.map(searchText)
    for (const [place, text] of this.#texts.entries()) this.#add(place, text)
  }

  /** The query must be folded. */
  find(question: string): Found {
    const space = question.lastIndexOf(' ')
    const last = this.#spotsOf(question.slice(space + 1))
    if (space === -1) return last
    const before = this.#before(question.slice(0, space))
    const isLonger = 'marks' in before && before.places.length > last.places.length
    return isLonger ? intersect(last, before) : intersect(before, last)
  }

  /**
   * Games with a similar name, in order, for a query without matches: those whose words have one
   * typo at most, else those with two.
   */
  findSimilar(question: string): readonly number[] {
    const words = question.split(' ')
    const oneTypo = this.#withTypos(words, 1)
    return oneTypo.length > 0 ? oneTypo : this.#withTypos(words, 2)
  }

  #withTypos([first = '', ...rest]: readonly string[], max: number): readonly number[] {
    let found = new Set(this.#similarTo(first, max))
    for (const word of rest) {
      if (found.size === 0) break
      found = new Set(this.#similarTo(word, max).filter((place) => found.has(place)))
    }
    return [...found].toSorted((one, other) => one - other)
  }

  #similarTo(word: string, max: number): readonly number[] {
    return this.#similar.get(`${max} ${word}`, () => {
      this.#known ??= new Set(this.#texts.flatMap((text) => text.split(' ')))
      const similar = similarWords(word, this.#known, max)
      return [word, ...similar].flatMap((one) => this.#spotsOf(one).places)
    })
  }

  /** Result of the words before the last one, which repeats with each typed letter. */
  #before(words: string): Found | Spots {
    if (!words.includes(' ')) return this.#spotsOf(words)
    let found: Found | undefined
    const cached = this.#beginnings.get(words, () => {
      found = this.find(words)
      return found.starting.length + found.within.length > maxGamesPerPrefix ? tooMany : found
    })
    return found ?? (cached === tooMany ? this.find(words) : cached)
  }

  #add(place: number, text: string) {
    for (let at = 0; at < text.length; at += 1) {
      this.#note(text.charCodeAt(at), place)
      if (at + 1 < text.length) this.#note(pairAt(text, at), place)
    }
  }

  #note(key: number, place: number) {
    const places = this.#places.get(key)
    if (!places) this.#places.set(key, [place])
    else if (places[places.length - 1] !== place) places.push(place)
  }

  #spotsOf(word: string): Spots {
    return this.#words.get(word, () => this.#look(word))
  }

  #look(word: string): Spots {
    const marks = new Uint8Array(this.#texts.length)
    const places = this.#candidates(word).filter((place) => {
      const text = this.#texts[place] ?? ''
      const at = text.indexOf(word)
      if (at === -1) return false
      const isBegin = text[at - 1] === ' ' || text.includes(` ${word}`, at)
      marks[place] = isBegin ? isStarting : isWithin
      return true
    })
    const starting = places.filter((place) => marks[place] === isStarting)
    const within = places.filter((place) => marks[place] === isWithin)
    return { places, marks, starting, within }
  }

  /** The shortest candidate list that contains all matches. */
  #candidates(word: string): readonly number[] {
    if (word.length === 1) return this.#places.get(word.charCodeAt(0)) ?? nothing
    let shortest: readonly number[] | undefined
    for (let at = 0; at + 1 < word.length; at += 1) {
      const places = this.#places.get(pairAt(word, at)) ?? nothing
      if (!shortest || places.length < shortest.length) shortest = places
    }
    return shortest ?? nothing
  }
}

/** Intersects matches; a game keeps its weakest match. */
function intersect({ starting, within }: Found, { marks }: Spots): Found {
  const stillStarting: number[] = []
  const onlyWithin: number[] = []
  const stillWithin: number[] = []
  for (const place of starting) {
    if (marks[place] === isStarting) stillStarting.push(place)
    else if (marks[place] === isWithin) onlyWithin.push(place)
  }
  for (const place of within) if (marks[place] !== 0) stillWithin.push(place)
  return { starting: stillStarting, within: mergeSorted(onlyWithin, stillWithin) }
}

/** Merges two sorted lists. */
function mergeSorted(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0) return other
  return other.length === 0 ? one : [...one, ...other].toSorted((a, b) => a - b)
}

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * pairBase + text.charCodeAt(at + 1)
}

/** All names of a game as one text, each word after a space. */
function searchText(names: readonly string[]): string {
  return [...new Set(names)].map((name) => ` ${fold(name)}`).join('')
}
