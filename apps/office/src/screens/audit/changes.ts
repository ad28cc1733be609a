type Facts = Readonly<Record<string, unknown>> | null

interface Change {
  readonly name: string
  /** Undefined where it was not there. */
  readonly before: unknown
  readonly after: unknown
}

/** What a row tells of before and after, fact by fact. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({ name, before: before?.[name], after: after?.[name] }))
}

export function shownValue(value: unknown): string {
  if (value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
