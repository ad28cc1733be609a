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

/**
 * Finds parts of names without reading all of them: for each letter and each pair of letters it
 * knows which games have it. Games are numbered by their place.
 */
export class NameIndex {
  readonly #texts: readonly string[]
  readonly #places = new Map<number, number[]>()
  readonly #words = new Kept<Spots>(mostWords)

  constructor(namesOf: readonly (readonly string[])[]) {
    this.#texts = namesOf.map(searched)
    for (const [place, text] of this.#texts.entries()) this.#add(place, text)
  }

  /** The question must be folded. */
  find(question: string): Found {
    const spots = question.split(' ').map((word) => this.#words.of(word, () => this.#spotsOf(word)))
    const [fewest, ...others] = spots.toSorted((a, b) => a.places.length - b.places.length)
    if (!fewest || others.length === 0) return fewest ?? { starting: [], within: [] }
    return sorted(
      fewest.places,
      spots.map(({ marks }) => marks),
    )
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
    const marks = new Uint8Array(this.#texts.length)
    const places = this.#candidates(word).filter((place) => {
      const text = this.#texts[place] ?? ''
      const at = text.indexOf(word)
      if (at === -1) return false
      const isBegin = text[at - 1] === ' ' || text.includes(` ${word}`, at)
      marks[place] = isBegin ? isStarting : isWithin
      return true
    })
    return { places, marks, ...sorted(places, [marks]) }
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

/** By the least mark that any of the words gives them. */
function sorted(places: readonly number[], words: readonly Uint8Array[]): Found {
  const starting: number[] = []
  const within: number[] = []
  for (const place of places) {
    let least = isStarting
    for (let word = 0; word < words.length && least > 0; word += 1) {
      const mark = words[word]?.[place] ?? 0
      if (mark < least) least = mark
    }
    if (least === isStarting) starting.push(place)
    else if (least === isWithin) within.push(place)
  }
  return { starting, within }
}

function pairAt(text: string, at: number): number {
  return text.charCodeAt(at) * pairBase + text.charCodeAt(at + 1)
}

/** All names of a game in one text, each word after a space. */
function searched(names: readonly string[]): string {
  return [...new Set(names)].map((name) => ` ${fold(name)}`).join('')
}
