/** The only source of time; injected so that tests can control it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export interface TestClock extends Clock {
  set(time: Date): void
  advance(seconds: number): void
}

/** Only moves when set or advanced, so tests do not depend on the machine's speed. */
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
