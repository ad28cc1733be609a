/** The only way to know the time: handed in, so that tests can hold it still. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface TestClock extends Clock {
  set(time: Date): void
  advance(seconds: number): void
}

/** Stands still unless it is set or advanced, so that no test depends on the machine's speed. */
export function createTestClock(start = new Date()): TestClock {
  let nowMs = start.getTime()
  return {
    now: () => new Date(nowMs),
    set: (time) => {
      nowMs = time.getTime()
    },
    advance: (seconds) => {
      nowMs += seconds * 1000
    },
  }
}

/** Measures how long something takes, in seconds; for metrics only, never for decisions. */
export function stopwatch(): () => number {
  const startMs = performance.now()
  return () => (performance.now() - startMs) / 1000
}
