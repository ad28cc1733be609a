interface Lane {
  running: number
  waiting: (() => void)[]
}

/**
 * Runs at most as many attempts in parallel as may still fail. A hundred passwords tried at the
 * same moment get no more checks than one after another.
 */
export function createAttemptLimiter(maxFailures: number) {
  const lanes = new Map<string, Lane>()

  async function enter(lane: Lane, readFailures: () => Promise<number>) {
    for (;;) {
      if (lane.running < maxFailures) {
        lane.running += 1
        const failures = await readFailures().catch((error: unknown) => {
          leave(lane)
          throw error
        })
        if (lane.running === 1 || failures + lane.running <= maxFailures) return
        lane.running -= 1
      }
      await new Promise<void>((resolve) => lane.waiting.push(resolve))
    }
  }

  function leave(lane: Lane) {
    lane.running -= 1
    for (const wake of lane.waiting.splice(0)) wake()
  }

  return async function inTurn<Result>(
    key: string,
    readFailures: () => Promise<number>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] }
    lanes.set(key, lane)
    await enter(lane, readFailures)
    try {
      return await work()
    } finally {
      leave(lane)
      if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(key)
    }
  }
}
