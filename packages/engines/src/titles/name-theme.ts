import type { TitleTheme } from './themes/index.ts'
import { isDoubled, keyOf, stemsOf } from './words.ts'

const maxWords = 4
const maxLetters = 28

/** A name and the stems of its words. */
export interface Named {
  readonly name: string
  readonly stems: readonly string[]
}

/** Patterns of seven names in turn: mood and thing, trait and folk, and so on. */
const patternOrder = [0, 1, 0, 2, 3, 0, 4] as const

/**
 * Makes `count` names for the titles of a theme. `taken` holds the stems of all earlier names:
 * names with the same words, or with a repeated word, are skipped.
 */
export function nameTheme(theme: TitleTheme, count: number, taken: Set<string>): Named[] {
  const patterns = patternsOf(theme)
  const names: Named[] = []
  for (let turn = 0; names.length < count; turn += 1) {
    if (patterns.every((pattern) => pattern.length === 0)) break
    const pattern = patterns[patternOrder[turn % patternOrder.length] ?? 0] ?? []
    const named = firstFit(pattern, taken)
    if (named) names.push(named)
  }
  if (names.length < count) throw new Error(`${theme.id} has words for ${names.length} names only`)
  return names
}

/** Takes names from the front until one fits, and reserves its words. */
function firstFit(pattern: string[], taken: Set<string>): Named | undefined {
  for (let name = pattern.shift(); name !== undefined; name = pattern.shift()) {
    const stems = stemsOf(name)
    const key = keyOf(stems)
    if (!fits(name, stems) || taken.has(key)) continue
    taken.add(key)
    return { name, stems }
  }
  return undefined
}

const fits = (name: string, stems: readonly string[]) =>
  name.split(' ').length <= maxWords &&
  name.length <= maxLetters &&
  stems.length > 1 &&
  !isDoubled(stems)

function patternsOf(theme: TitleTheme): string[][] {
  const [moods, things, traits, folk, hoards, calls, places, ends] = [
    theme.moods,
    theme.things,
    theme.traits,
    theme.folk,
    theme.hoards,
    theme.calls,
    theme.places,
    theme.ends,
  ].map((words) => words.split(', '))
  return [
    pairs(moods, things, (mood, thing) => `${mood} ${thing}`),
    pairs(traits, folk, (trait, one) => `The ${trait} ${one}`),
    pairs(folk, hoards, (one, hoard) => `${one}'s ${hoard}`),
    pairs(calls, places, (call, place) => `${call} ${place}`),
    pairs(things, ends, (thing, end) => `${thing} ${end}`),
  ]
}

/** Returns all pairs along the diagonals, so that neighbours share no word. */
function pairs(
  ones: readonly string[] = [],
  others: readonly string[] = [],
  join: (one: string, other: string) => string,
): string[] {
  return others.flatMap((_, step) =>
    ones.map((one, index) => join(one, others[(index + step) % others.length] ?? '')),
  )
}
