type Facts = Readonly<Record<string, unknown>> | null

interface Change {
  readonly name: string
  /** Undefined if absent. */
  readonly before: unknown
  readonly after: unknown
}

/** Compares the values before and after, field by field. */
export function changesOf(before: Facts, after: Facts): Change[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map((name) => ({ name, before: before?.[name], after: after?.[name] }))
}

export function shownValue(value: unknown): string {
  if (value === undefined) return '–'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
