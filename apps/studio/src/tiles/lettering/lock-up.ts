import type { Alphabet, Line } from './alphabet.ts'

/** A line of a title in its place: the middle of its foot, and its size. */
export interface SetLine extends Line {
  readonly size: number
  /** Where its letters stand, from the top of the title. */
  readonly foot: number
}

export interface LockUp {
  readonly lines: readonly SetLine[]
  readonly width: number
  readonly height: number
}

interface Room {
  readonly width: number
  readonly height: number
}

const mostLines = 3
/** Of the height of capitals, between two lines. */
const gap = 0.24
/** How much larger than the smallest line another may be. */
const mostSpread = 1.6

/** The title in one to three lines, as large as there is room, each about as wide as the others. */
export function lockUp(title: string, alphabet: Alphabet, room: Room): LockUp {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const ways = breaks(words, mostLines).map((lines) => fit(lines, alphabet, room))
  return ways.reduce((best, way) => (sizeOf(way) > sizeOf(best) ? way : best))
}

/** How well it can be read: what its smallest line has, and a little for what all cover. */
function sizeOf({ lines, width, height }: LockUp): number {
  return Math.min(...lines.map(({ size }) => size)) + Math.sqrt(width * height) * 0.12
}

/** Every way to share words out over at most so many lines, in their order. */
function breaks(words: readonly string[], most: number): string[][] {
  const whole = words.join(' ')
  if (most === 1 || words.length < 2) return [[whole]]
  const more = words
    .slice(1)
    .flatMap((_, at) =>
      breaks(words.slice(at + 1), most - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    )
  return [[whole], ...more]
}

function fit(texts: readonly string[], alphabet: Alphabet, room: Room): LockUp {
  const capital = alphabet.capital / 1000
  const set = texts.map((text) => alphabet.set(text))
  const widest = set.map(({ width }) => (room.width * 1000) / width)
  const least = Math.min(...widest)
  const sizes = widest.map((size) => Math.min(size, least * mostSpread))
  const tall = heightOf(sizes, capital)
  const scale = Math.min(1, room.height / tall)
  let foot = 0
  const lines = set.map((line, at): SetLine => {
    const size = (sizes[at] ?? least) * scale
    foot += (at === 0 ? 1 : 1 + gap) * size * capital
    return { ...line, size, foot }
  })
  const width = Math.max(...lines.map((line) => (line.width * line.size) / 1000))
  return { lines, width, height: tall * scale }
}

const heightOf = (sizes: readonly number[], capital: number) =>
  sizes.reduce((sum, size, at) => sum + (at === 0 ? 1 : 1 + gap) * size * capital, 0)
