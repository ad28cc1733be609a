import { fold } from './fold.ts'
import { Kept } from '#platform/kept'

/** Games whose names have all words of a question: those where each begins a word come first. */
export interface Found {
  readonly starting: readonly number[]
  readonly within: readonly number[]
}

/** Where a word is, and for every game whether it has it. */
interface Spots extends Found {
  readonly places: readonly number[]
  readonly marks: Uint8Array
}

const isWithin: number = 1
const isStarting: number = 2
const pairBase = 65_536
const nothing: readonly number[] = []
/** People type the same beginnings of the same words. */
const mostWords = 500
/** What the words before the last found is kept, unless that is too much. */
const mostBeginnings = 2000
const mostOfBeginning = 500
const tooMany: Found = { starting: nothing, within: nothing }

/**
 * Finds parts of names without reading all of them: for each letter and each pair of letters it
 * knows which games have it. Games are numbered by their place.
 */
export class NameIndex {
  readonly #texts: readonly string[]
  readonly #places = new Map<number, number[]>()
  readonly #words = new Kept<Spots>(mostWords)
  readonly #beginnings = new Kept<Found>(mostBeginnings)

  constructor(namesOf: readonly (readonly string[])[]) {
    this.#texts = namesOf.map(searched)
    for (const [place, text] of this.#texts.entries()) this.#add(place, text)
  }

  /** The question must be folded. */
  find(question: string): Found {
    const space = question.lastIndexOf(' ')
    const last = this.#spotsOf(question.slice(space + 1))
    if (space === -1) return last
    const before = this.#before(question.slice(0, space))
    const isLonger = 'marks' in before && before.places.length > last.places.length
    return isLonger ? narrowed(last, before) : narrowed(before, last)
  }

  /** What the words before the last find: the same for each letter of it that is typed. */
  #before(words: string): Found | Spots {
    if (!words.includes(' ')) return this.#spotsOf(words)
    let found: Found | undefined
    const kept = this.#beginnings.of(words, () => {
      found = this.find(words)
      return found.starting.length + found.within.length > mostOfBeginning ? tooMany : found
    })
    return found ?? (kept === tooMany ? this.find(words) : kept)
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
    return this.#words.of(word, () => this.#look(word))
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

  /** The shortest list that has all the answers. */
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

/** Those that have one word more, by the least of what all words are in them. */
function narrowed({ starting, within }: Found, { marks }: Spots): Found {
  const stillStarting: number[] = []
  const onlyWithin: number[] = []
  const stillWithin: number[] = []
  for (const place of starting) {
    if (marks[place] === isStarting) stillStarting.push(place)
    else if (marks[place] === isWithin) onlyWithin.push(place)
  }
  for (const place of within) if (marks[place] !== 0) stillWithin.push(place)
  return { starting: stillStarting, within: merged(onlyWithin, stillWithin) }
}

/** Both in order. */
function merged(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0) return other
  return other.length === 0 ? one : [...one, ...other].toSorted((a, b) => a - b)
}

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * pairBase + text.charCodeAt(at + 1)
}

/** All names of a game in one text, each word after a space. */
function searched(names: readonly string[]): string {
  return [...new Set(names)].map((name) => ` ${fold(name)}`).join('')
}
