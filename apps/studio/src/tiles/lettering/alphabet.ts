import carved from './alphabets/carved.json' with { type: 'json' }
import comic from './alphabets/comic.json' with { type: 'json' }
import fable from './alphabets/fable.json' with { type: 'json' }
import future from './alphabets/future.json' with { type: 'json' }
import jolly from './alphabets/jolly.json' with { type: 'json' }
import poster from './alphabets/poster.json' with { type: 'json' }
import round from './alphabets/round.json' with { type: 'json' }

interface Drawn {
  /** The height of a capital letter, in thousandths of the size. */
  readonly capital: number
  readonly space: number
  /** How far it leads, and its outline. */
  readonly letters: Readonly<Record<string, string>>
  /** Letters that stand closer or wider beside each other. */
  readonly pairs: string
}

/** LIST of alphabets as outlines, so that no machine needs a font; decision 037 says of which. */
const drawn = { carved, comic, fable, future, jolly, poster, round } satisfies Record<string, Drawn>

export type AlphabetName = keyof typeof drawn

export interface Glyph {
  readonly outline: string
  /** Where it begins, and how wide it is. */
  readonly start: number
  readonly advance: number
}

export interface Line {
  readonly glyphs: readonly Glyph[]
  readonly width: number
}

/** Sets lines of text in thousandths of the size. */
export interface Alphabet {
  readonly capital: number
  readonly hasSmall: boolean
  set(text: string): Line
}

/** Between letters, because each has a body around it. */
const spacing = 24

const made = new Map<AlphabetName, Alphabet>()

export function alphabetOf(name: AlphabetName): Alphabet {
  const known = made.get(name) ?? alphabet(drawn[name])
  made.set(name, known)
  return known
}

function alphabet({ capital, space, letters, pairs }: Drawn): Alphabet {
  const known = new Map(Object.entries(letters).map(([letter, text]) => [letter, glyph(text)]))
  const shifts = new Map(pairs.split(' ').map((pair) => [pair.slice(0, 2), Number(pair.slice(2))]))
  const hasSmall = known.has('a')
  const set = (text: string): Line => {
    const glyphs: Glyph[] = []
    let [start, before] = [0, '']
    for (const letter of hasSmall ? text : text.toUpperCase()) {
      const found = known.get(letter)
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
