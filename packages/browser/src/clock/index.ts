/** The time of this device, which may be wrong. */
export function nowMs(): number {
  return Date.now()
}
