/** A deviation from the protocol. */
export class Unexpected extends Error {}

/** A check lacks an option that it needs. */
export class Skipped extends Error {}

export function unexpected(what: string, expected: string, got: unknown): Unexpected {
  return new Unexpected(`${what}: expected ${expected}, got ${show(got)}`)
}

export function equal(what: string, got: unknown, expected: unknown): void {
  if (!Object.is(got, expected)) throw unexpected(what, show(expected), got)
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text === '' ? 'nothing' : text.slice(0, 200).replaceAll(/\s+/g, ' ')
}
