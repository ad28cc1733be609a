/** Runs at most so many at once; the others wait in their order. */
export function createLimit(most: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < most) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // Who waits takes over the place, so that nobody slips in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
