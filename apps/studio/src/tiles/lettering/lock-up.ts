import type { Alphabet, Line } from './alphabet.ts'

/** A line of a title with its size and baseline. */
export interface SetLine extends Line {
  readonly size: number
  /** Baseline, from the top of the title. */
  readonly foot: number
}

export interface LockUp {
  readonly lines: readonly SetLine[]
  readonly width: number
  readonly height: number
}

interface Space {
  readonly width: number
  readonly height: number
}

const maxLines = 3
/** Gap between two lines, as a share of the capital height. */
const gap = 0.24
/** Maximum size of a line relative to the smallest. */
const maxSpread = 1.6

/** Sets the title in one to three lines of similar width, as large as possible. */
export function lockUp(title: string, alphabet: Alphabet, room: Space): LockUp {
  const words = title.split(/\s+/).filter((word) => word !== '')
  const candidates = breaks(words, maxLines).map((lines) => fit(lines, alphabet, room))
  return candidates.reduce((best, candidate) =>
    sizeOf(candidate) > sizeOf(best) ? candidate : best,
  )
}

/** Readability score: the size of the smallest line, plus a little for the covered area. */
function sizeOf({ lines, width, height }: LockUp): number {
  return Math.min(...lines.map(({ size }) => size)) + Math.sqrt(width * height) * 0.12
}

/** All ways to split words into at most this many lines, in order. */
function breaks(words: readonly string[], maxParts: number): string[][] {
  const joined = words.join(' ')
  if (maxParts === 1 || words.length < 2) return [[joined]]
  const split = words
    .slice(1)
    .flatMap((_, at) =>
      breaks(words.slice(at + 1), maxParts - 1).map((rest) => [
        words.slice(0, at + 1).join(' '),
        ...rest,
      ]),
    )
  return [[joined], ...split]
}

function fit(texts: readonly string[], alphabet: Alphabet, room: Space): LockUp {
  const capital = alphabet.capital / 1000
  const laidOut = texts.map((text) => alphabet.set(text))
  const maxSizes = laidOut.map(({ width }) => (room.width * 1000) / width)
  const smallest = Math.min(...maxSizes)
  const sizes = maxSizes.map((size) => Math.min(size, smallest * maxSpread))
  const tall = heightOf(sizes, capital)
  const scale = Math.min(1, room.height / tall)
  let foot = 0
  const lines = laidOut.map((line, at): SetLine => {
    const size = (sizes[at] ?? smallest) * scale
    foot += (at === 0 ? 1 : 1 + gap) * size * capital
    return { ...line, size, foot }
  })
  const width = Math.max(...lines.map((line) => (line.width * line.size) / 1000))
  return { lines, width, height: tall * scale }
}

const heightOf = (sizes: readonly number[], capital: number) =>
  sizes.reduce((sum, size, at) => sum + (at === 0 ? 1 : 1 + gap) * size * capital, 0)
