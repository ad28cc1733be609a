/** LIST of what names are made of: short, easy to read and to tell on the phone. */
const firsts = 'amber blue calm coral dawn early fresh gold green happy jade kind lucky misty'
const seconds = 'bay bird brook cloud dune fern field hill lake leaf moon pearl reef river rose sky'
const digits = 10_000

/** A name that says nothing about who has it, such as `jaderiver4821`. */
export function newName(below: (limit: number) => number): string {
  const word = (list: readonly string[]) => list[below(list.length)] ?? ''
  const number = String(below(digits)).padStart(4, '0')
  return `${word(firsts.split(' '))}${word(seconds.split(' '))}${number}`
}

/** Without what stands after the path: it may say more than where somebody came from. */
export function placeOf(url: string): string | undefined {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.origin}${parsed.pathname}` : undefined
}
