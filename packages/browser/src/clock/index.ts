/** The time by this device's clock, which may be wrong. */
export function nowMs(): number {
  return Date.now()
}
