/** Runs at most `max` tasks at once; the others wait in order. */
export function createConcurrencyLimit(max: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < max) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The next task takes over the slot, so that no newcomer gets in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
