export type Values = Readonly<Record<string, string | number>>

/** A name in braces, or the ICU plural of one: `{n, plural, one {# game} other {# games}}`. */
const part = /\{(\w+)(?:,\s*plural,((?:\s*[=\w]+\s*\{[^{}]*\})+)\s*)?\}/g
const branch = /\s*([=\w]+)\s*\{([^{}]*)\}/gy

export function format(message: string, tag: string, values: Values = {}): string {
  if (!message.includes('{')) return message
  return message.replace(part, (whole, name: string, branches: string | undefined) => {
    const value = values[name]
    if (value === undefined) return whole
    return branches === undefined ? String(value) : plural(branches, tag, Number(value))
  })
}

function plural(branches: string, tag: string, count: number): string {
  const byCase = new Map<string, string>()
  for (const [, name, text] of branches.matchAll(branch)) byCase.set(name ?? '', text ?? '')
  const chosen =
    byCase.get(`=${count}`) ??
    byCase.get(new Intl.PluralRules(tag).select(count)) ??
    byCase.get('other') ??
    ''
  return chosen.replaceAll('#', new Intl.NumberFormat(tag).format(count))
}

export interface Shape {
  /** Names that the message takes, each once, in order of the alphabet. */
  readonly names: readonly string[]
  readonly plurals: readonly (readonly string[])[]
}

/** What a message takes, so that a test can hold one language against another. */
export function shapeOf(message: string): Shape {
  const found = [...message.matchAll(part)]
  return {
    names: [...new Set(found.map(([, name]) => name ?? ''))].toSorted(),
    plurals: found.flatMap(([, , branches]) =>
      branches === undefined ? [] : [[...branches.matchAll(branch)].map(([, name]) => name ?? '')],
    ),
  }
}
