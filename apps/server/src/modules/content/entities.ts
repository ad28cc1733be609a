const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  colon: ':',
  tab: '\t',
  newline: '\n',
}
const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi
const loneAmpersand = /&(?!(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g

/** Text between tags; references that are whole stay as they are. */
export function escaped(text: string): string {
  return text.replaceAll(loneAmpersand, '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** What an attribute in double quotes holds. */
export function encoded(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

export function decoded(text: string): string {
  return text.replaceAll(reference, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

export function attributeOf(attributes: string, name: string): string | undefined {
  for (const [, key, double, single, bare] of attributes.matchAll(attribute)) {
    if (key?.toLowerCase() === name) return double ?? single ?? bare
  }
  return undefined
}
