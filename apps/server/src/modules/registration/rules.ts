/** LIST of words for generated names: short, easy to read and to say on the phone. */
const firstWords = 'amber blue calm coral dawn early fresh gold green happy jade kind lucky misty'
const secondWords =
  'bay bird brook cloud dune fern field hill lake leaf moon pearl reef river rose sky'
const digits = 10_000

/** A generated name without personal data, such as `jaderiver4821`. */
export function newName(below: (limit: number) => number): string {
  const word = (list: readonly string[]) => list[below(list.length)] ?? ''
  const number = String(below(digits)).padStart(4, '0')
  return `${word(firstWords.split(' '))}${word(secondWords.split(' '))}${number}`
}

/** Drops the query and fragment, which may contain personal data. */
export function withoutQuery(url: string): string | undefined {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : undefined
}
