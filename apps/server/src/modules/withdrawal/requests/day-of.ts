/** The date in a time zone, as daily limits count it. */
export function dayOf(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now)
}
