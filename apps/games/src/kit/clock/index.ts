/** The only place of the frame that knows the time. */
export const clock = {
  /** Since some moment; for what lasts. */
  elapsedMs: (): number => performance.now(),
  /** By this device's clock, which may be wrong. */
  nowMs: (): number => Date.now(),
}
