/** The only way to know the time: handed in, so that tests can hold it still. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface TestClock extends Clock {
  set(time: Date): void
  advance(seconds: number): void
}

/** Runs with the real time until it is set or advanced, then keeps that distance from it. */
export function createTestClock(): TestClock {
  let offsetMs = 0
  return {
    now: () => new Date(Date.now() + offsetMs),
    set: (time) => {
      offsetMs = time.getTime() - Date.now()
    },
    advance: (seconds) => {
      offsetMs += seconds * 1000
    },
  }
}

/** Measures how long something takes, in seconds; for metrics only, never for decisions. */
export function stopwatch(): () => number {
  const startMs = performance.now()
  return () => (performance.now() - startMs) / 1000
}
