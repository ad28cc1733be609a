import type { Verdict } from './retry-rule.ts'

export const format = (value: number) => value.toLocaleString('en')

export const smallestP = (values: readonly number[]) =>
  values.length === 0 ? '-' : formatP(Math.min(...values))

export const formatP = (p: number) => (p >= 0.001 ? p.toFixed(4) : p.toExponential(1))

export const table = (heads: readonly string[], rows: readonly (readonly unknown[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** Groups verdicts by name, in the order of first appearance. */
export function groupVerdicts<T>(
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

/** Names of the values that were repeated or failed at once. */
export function repeats<T>(verdicts: readonly Verdict<T>[], nameOf: (value: T) => string): string {
  const names = verdicts
    .filter(({ values, passed }) => values.length > 1 || !passed)
    .flatMap(({ values: [first], passed }) =>
      first === undefined ? [] : [`${nameOf(first)}${passed ? '' : ' **failed**'}`],
    )
  return names.length === 0 ? 'none' : names.join('; ')
}
