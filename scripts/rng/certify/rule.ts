/** What a p-value says at first. */
export type Judged = 'passed' | 'doubtful' | 'failed'

const failsBelow = 1e-6
const doubtfulBelow = 1e-3

export function judge(p: number): Judged {
  if (!(p >= failsBelow)) return 'failed'
  return p < doubtfulBelow ? 'doubtful' : 'passed'
}

/** One thing that is judged, and what it was judged by. */
export interface Judgement<T> {
  readonly key: string
  readonly judged: Judged
  readonly value: T
}

export interface Verdict<T> {
  readonly key: string
  readonly passed: boolean
  /** In the order in which they were taken; a second one where the first was doubtful. */
  readonly values: readonly T[]
}

/** Takes all, or with fresh data those whose keys are given. */
export type Take<T> = (keys: ReadonlySet<string> | null) => Promise<Judgement<T>[]>

/**
 * What is doubtful is taken once more with fresh data, unless something has failed already, which
 * ends it; doubtful twice is failed.
 */
export async function byTheRule<T>(take: Take<T>): Promise<Verdict<T>[]> {
  const first = await take(null)
  const doubtful = new Set(
    first.filter(({ judged }) => judged === 'doubtful').map(({ key }) => key),
  )
  const over = first.some(({ judged }) => judged === 'failed')
  const again = doubtful.size === 0 || over ? [] : await take(doubtful)
  return first.map(({ key, judged, value }) => {
    const second = doubtful.has(key) ? again.find((one) => one.key === key) : undefined
    return {
      key,
      passed: judged === 'passed' || second?.judged === 'passed',
      values: second ? [value, second.value] : [value],
    }
  })
}
