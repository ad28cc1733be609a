import type { Rng } from '#core'

export interface Course<T> {
  readonly result: T
  /** The course is one of so many that are equally likely. */
  readonly ways: number
}

/**
 * Runs what draws once for each course that the draws can take: every number of the first draw,
 * with every number of the second, and so on.
 */
export function everyCourse<T>(run: (rng: Rng) => T): Course<T>[] {
  const courses: Course<T>[] = []
  const steps: { value: number; of: number }[] = []
  for (;;) {
    let drawn = 0
    const rng: Rng = {
      below(n) {
        const step = steps[drawn] ?? { value: 0, of: n }
        if (step.of !== n) throw new Error('the same course asks for the same draws')
        steps[drawn] = step
        drawn += 1
        return step.value
      },
    }
    const result = run(rng)
    courses.push({ result, ways: steps.reduce((all, { of }) => all * of, 1) })
    while (isLast(steps.at(-1))) steps.pop()
    const last = steps.at(-1)
    if (!last) return courses
    last.value += 1
  }
}

const isLast = (step: { value: number; of: number } | undefined) =>
  step !== undefined && step.value === step.of - 1
