/** The first judgment of a p-value. */
export type Judgment = 'passed' | 'doubtful' | 'failed'

const failsBelow = 1e-6
const doubtfulBelow = 1e-3

export function judge(p: number): Judgment {
  if (!(p >= failsBelow)) return 'failed'
  return p < doubtfulBelow ? 'doubtful' : 'passed'
}

/** A judged value with its key. */
export interface Judgement<T> {
  readonly key: string
  readonly judged: Judgment
  readonly value: T
}

export interface Verdict<T> {
  readonly key: string
  readonly passed: boolean
  /** Values in the order taken; a second one if the first was doubtful. */
  readonly values: readonly T[]
}

/** Measures all values, or those of the given keys with fresh data. */
export type Take<T> = (keys: ReadonlySet<string> | null) => Promise<Judgement<T>[]>

/**
 * Repeats doubtful values once with fresh data, unless a value has failed already. Doubtful twice
 * fails.
 */
export async function judgeWithRetry<T>(take: Take<T>): Promise<Verdict<T>[]> {
  const first = await take(null)
  const doubtful = new Set(
    first.filter(({ judged }) => judged === 'doubtful').map(({ key }) => key),
  )
  const hasFailure = first.some(({ judged }) => judged === 'failed')
  const repeated = doubtful.size === 0 || hasFailure ? [] : await take(doubtful)
  return first.map(({ key, judged, value }) => {
    const second = doubtful.has(key) ? repeated.find((one) => one.key === key) : undefined
    return {
      key,
      passed: judged === 'passed' || second?.judged === 'passed',
      values: second ? [value, second.value] : [value],
    }
  })
}
