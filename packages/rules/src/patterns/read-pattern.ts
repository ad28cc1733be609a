export type Part =
  | { readonly kind: 'one'; readonly takes: RegExp }
  | { readonly kind: 'row'; readonly parts: readonly Part[] }
  | { readonly kind: 'either'; readonly parts: readonly Part[] }
  | { readonly kind: 'repeat'; readonly part: Part; readonly min: number; readonly max: number }

const longestSource = 500
const deepest = 20

/** A class, an escape or a character, as expressions with the flag u write them. */
const characters = [
  /\[(?:\\[^]|[^\]\\])*\]/uy,
  /\\u[dD][89abAB]..\\u.{4}/uy,
  /\\(?:u\{[^}]*\}|u.{4}|x..|[pP]\{[^}]*\}|c.|[^])/uy,
  /[^]/uy,
]
/** What looks around, looks back or names: neither needed to judge a field nor linear. */
const notTaken = /^(?:\\[1-9kbB].*|[$^])$/
const quantifier = /(?:[*+?]|\{([0-9]+)(,([0-9]*))?\})\??/y

class Reader {
  private at = 0
  private depth = 0
  private readonly source: string
  constructor(source: string) {
    this.source = source
  }

  whole(): Part | undefined {
    const part = this.either()
    return this.at === this.source.length ? part : undefined
  }

  private either(): Part | undefined {
    const parts: Part[] = []
    do {
      const row = this.row()
      if (row === undefined) return undefined
      parts.push(row)
    } while (this.takes('|'))
    return { kind: 'either', parts }
  }

  private row(): Part | undefined {
    const parts: Part[] = []
    while (this.at < this.source.length && !'|)'.includes(this.source.charAt(this.at))) {
      const part = this.takes('(') ? this.group() : this.one()
      if (part === undefined) return undefined
      parts.push(this.repeated(part))
    }
    return { kind: 'row', parts }
  }

  private group(): Part | undefined {
    if (this.source.charAt(this.at) === '?' && !this.takes('?:')) return undefined
    if (++this.depth > deepest) return undefined
    const part = this.either()
    this.depth--
    return this.takes(')') ? part : undefined
  }

  private one(): Part | undefined {
    let text = '^'
    for (const character of characters) {
      const found = this.match(character)
      if (found === null) continue
      text = found[0]
      break
    }
    return notTaken.test(text) ? undefined : { kind: 'one', takes: new RegExp(`^${text}$`, 'u') }
  }

  private repeated(part: Part): Part {
    const found = this.match(quantifier)
    if (found === null) return part
    const [text, least, comma, most] = found
    if (least === undefined) {
      const [min, max] = [text.startsWith('+') ? 1 : 0, text.startsWith('?') ? 1 : Infinity]
      return { kind: 'repeat', part, min, max }
    }
    const min = Number(least)
    const upTo = most === undefined || most === '' ? Infinity : Number(most)
    return { kind: 'repeat', part, min, max: comma === undefined ? min : upTo }
  }

  private match(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.at
    const found = expression.exec(this.source)
    if (found !== null) this.at += found[0].length
    return found
  }

  private takes(text: string): boolean {
    if (!this.source.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }
}

function isExpression(source: string): boolean {
  try {
    return new RegExp(source, 'u').source !== ''
  } catch {
    return false
  }
}

/** The parts of an expression; the anchors at its ends say only what is meant anyway. */
export function readPattern(source: string): Part | undefined {
  if (source.length > longestSource || !isExpression(source)) return undefined
  return new Reader(withoutEnd(source.replace(/^\^/, ''))).whole()
}

function withoutEnd(source: string): string {
  if (!source.endsWith('$')) return source
  const before = source.slice(0, -1)
  let escapes = 0
  while (before[before.length - 1 - escapes] === '\\') escapes += 1
  return escapes % 2 === 0 ? before : source
}
