import type { Rng } from '#core'

export interface DrawPath<T> {
  readonly result: T
  /** This path is one of so many equally likely ones. */
  readonly ways: number
}

/**
 * Runs a drawing function once for each path of draws: every number of the first draw, with every
 * number of the second, and so on.
 */
export function everyDrawPath<T>(run: (rng: Rng) => T): DrawPath<T>[] {
  const paths: DrawPath<T>[] = []
  const steps: { value: number; of: number }[] = []
  for (;;) {
    let drawn = 0
    const rng: Rng = {
      below(n) {
        const step = steps[drawn] ?? { value: 0, of: n }
        if (step.of !== n) throw new Error('the same path draws the same numbers')
        steps[drawn] = step
        drawn += 1
        return step.value
      },
    }
    const result = run(rng)
    paths.push({ result, ways: steps.reduce((all, { of }) => all * of, 1) })
    while (isLast(steps.at(-1))) steps.pop()
    const last = steps.at(-1)
    if (!last) return paths
    last.value += 1
  }
}

const isLast = (step: { value: number; of: number } | undefined) =>
  step !== undefined && step.value === step.of - 1
