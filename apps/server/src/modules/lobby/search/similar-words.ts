/** A typo changes one letter of a word, two of a long word; short words must match. */
const minLength = 4
const minLongLength = 7

/** Number of typos allowed in a word; prefixes of a word count as typed in full. */
export function maxTypos(word: string): number {
  if (word.length < minLength) return 0
  return word.length < minLongLength ? 1 : 2
}

/**
 * Returns the known words that begin with the typed word up to `max` typos: a missing, extra, wrong
 * or swapped letter. No more than its length allows.
 */
export function similarWords(typed: string, known: Iterable<string>, max: number): string[] {
  const allowed = Math.min(max, maxTypos(typed))
  return allowed === 0
    ? []
    : [...known].filter((word) => prefixDistance(typed, word, allowed) <= allowed)
}

/**
 * Smallest number of typos that turn `typed` into a prefix of `word`; any number above `max` if
 * there are more.
 */
export function prefixDistance(typed: string, word: string, max: number): number {
  const above = max + 1
  if (word.length < typed.length - max) return above
  const width = Math.min(word.length, typed.length + max)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let smallest = row
    for (let at = 1; at <= width; at += 1) {
      const isSame = typed[row - 1] === word[at - 1]
      const replaced = (last[at - 1] ?? above) + (isSame ? 0 : 1)
      const shifted = Math.min(last[at] ?? above, current[at - 1] ?? above) + 1
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1]
      const swapped = isSwapped ? (beforeLast[at - 2] ?? above) + 1 : above
      const distance = Math.min(replaced, shifted, swapped)
      current.push(distance)
      if (distance < smallest) smallest = distance
    }
    if (smallest > max) return above
    beforeLast = last
    last = current
  }
  return Math.min(...last)
}
