import carved from './alphabets/carved.json' with { type: 'json' }
import comic from './alphabets/comic.json' with { type: 'json' }
import fable from './alphabets/fable.json' with { type: 'json' }
import future from './alphabets/future.json' with { type: 'json' }
import jolly from './alphabets/jolly.json' with { type: 'json' }
import poster from './alphabets/poster.json' with { type: 'json' }
import round from './alphabets/round.json' with { type: 'json' }

interface AlphabetData {
  /** The height of a capital letter, in thousandths of the size. */
  readonly capital: number
  readonly space: number
  /** By letter: its advance width and its outline. */
  readonly letters: Readonly<Record<string, string>>
  /** Kerning: pairs of letters and their shift. */
  readonly pairs: string
}

/** LIST of alphabets as outlines, so that no font is needed; decision 037 names their sources. */
const alphabetData = { carved, comic, fable, future, jolly, poster, round } satisfies Record<
  string,
  AlphabetData
>

export type AlphabetName = keyof typeof alphabetData

export interface Glyph {
  readonly outline: string
  /** Horizontal position and width. */
  readonly start: number
  readonly advance: number
}

export interface Line {
  readonly glyphs: readonly Glyph[]
  readonly width: number
}

/** Lays out lines of text in thousandths of the size. */
export interface Alphabet {
  readonly capital: number
  readonly hasSmall: boolean
  set(text: string): Line
}

/** Added between letters, because each has a thick body. */
const spacing = 24

const cache = new Map<AlphabetName, Alphabet>()

export function alphabetOf(name: AlphabetName): Alphabet {
  const cached = cache.get(name) ?? alphabet(alphabetData[name])
  cache.set(name, cached)
  return cached
}

function alphabet({ capital, space, letters, pairs }: AlphabetData): Alphabet {
  const glyphsByLetter = new Map(
    Object.entries(letters).map(([letter, text]) => [letter, glyph(text)]),
  )
  const shifts = new Map(pairs.split(' ').map((pair) => [pair.slice(0, 2), Number(pair.slice(2))]))
  const hasSmall = glyphsByLetter.has('a')
  const set = (text: string): Line => {
    const glyphs: Glyph[] = []
    let [start, before] = [0, '']
    for (const letter of hasSmall ? text : text.toUpperCase()) {
      const found = glyphsByLetter.get(letter)
      start += shifts.get(before + letter) ?? 0
      if (found) glyphs.push({ ...found, start })
      start += (found?.advance ?? space) + spacing
      before = letter
    }
    return { glyphs, width: start - spacing }
  }
  return { capital, hasSmall, set }
}

function glyph(text: string): { advance: number; outline: string } {
  const end = text.indexOf(' ')
  return { advance: Number(text.slice(0, end)), outline: text.slice(end + 1) }
}
