export type Values = Readonly<Record<string, string | number>>

/** Matches a name in braces, or its ICU plural: `{n, plural, one {# game} other {# games}}`. */
const placeholder = /\{(\w+)(?:,\s*plural,((?:\s*[=\w]+\s*\{[^{}]*\})+)\s*)?\}/g
const pluralCase = /\s*([=\w]+)\s*\{([^{}]*)\}/gy

export function format(message: string, tag: string, values: Values = {}): string {
  if (!message.includes('{')) return message
  return message.replace(placeholder, (match, name: string, cases: string | undefined) => {
    const value = values[name]
    if (value === undefined) return match
    return cases === undefined ? String(value) : plural(cases, tag, Number(value))
  })
}

function plural(cases: string, tag: string, count: number): string {
  const byCase = new Map<string, string>()
  for (const [, name, text] of cases.matchAll(pluralCase)) byCase.set(name ?? '', text ?? '')
  const chosen =
    byCase.get(`=${count}`) ??
    byCase.get(new Intl.PluralRules(tag).select(count)) ??
    byCase.get('other') ??
    ''
  return chosen.replaceAll('#', new Intl.NumberFormat(tag).format(count))
}

export interface MessageShape {
  /** Names in the message, without repeats, in alphabetical order. */
  readonly names: readonly string[]
  readonly plurals: readonly (readonly string[])[]
}

/** Returns the names and plural cases of a message, so that a test can compare languages. */
export function shapeOf(message: string): MessageShape {
  const found = [...message.matchAll(placeholder)]
  return {
    names: [...new Set(found.map(([, name]) => name ?? ''))].toSorted(),
    plurals: found.flatMap(([, , cases]) =>
      cases === undefined ? [] : [[...cases.matchAll(pluralCase)].map(([, name]) => name ?? '')],
    ),
  }
}
