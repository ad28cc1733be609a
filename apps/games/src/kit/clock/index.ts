/** The only module of the frame that reads the time. */
export const clock = {
  /** Milliseconds since an arbitrary moment, for measuring durations. */
  elapsedMs: (): number => performance.now(),
  /** Time of the device's clock, which may be wrong. */
  nowMs: (): number => Date.now(),
}
