/** LIST of names that nobody may be taken for; digits after them make no other. */
const reserved = new Set([
  'admin',
  'administrator',
  'agent',
  'bank',
  'cashier',
  'dealer',
  'guest',
  'help',
  'helpdesk',
  'house',
  'manager',
  'master',
  'mod',
  'moderator',
  'official',
  'operator',
  'owner',
  'root',
  'security',
  'service',
  'staff',
  'support',
  'system',
  'trial',
])

/** Whether it would pass for somebody of the house. */
export function isReserved(name: string, brand: { code: string; name: string }): boolean {
  const bare = bareName(name)
  return bare === '' || reserved.has(bare) || [brand.code, brand.name].map(bareName).includes(bare)
}

const bareName = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')

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
