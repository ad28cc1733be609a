import type { Verdict } from './rule.ts'

export const written = (value: number) => value.toLocaleString('en')

export const least = (values: readonly number[]) =>
  values.length === 0 ? '-' : shown(Math.min(...values))

export const shown = (p: number) => (p >= 0.001 ? p.toFixed(4) : p.toExponential(1))

export const table = (heads: readonly string[], rows: readonly (readonly unknown[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** In the order in which the groups first come. */
export function grouped<T>(
  verdicts: readonly Verdict<T>[],
  groupOf: (value: T) => string,
): [string, Verdict<T>[]][] {
  const groups = new Map<string, Verdict<T>[]>()
  for (const verdict of verdicts) {
    const [first] = verdict.values
    if (first === undefined) continue
    const name = groupOf(first)
    groups.set(name, [...(groups.get(name) ?? []), verdict])
  }
  return [...groups]
}

/** The names of what was taken twice, or failed at once. */
export function repeats<T>(verdicts: readonly Verdict<T>[], nameOf: (value: T) => string): string {
  const names = verdicts
    .filter(({ values, passed }) => values.length > 1 || !passed)
    .flatMap(({ values: [first], passed }) =>
      first === undefined ? [] : [`${nameOf(first)}${passed ? '' : ' **failed**'}`],
    )
  return names.length === 0 ? 'none' : names.join('; ')
}
