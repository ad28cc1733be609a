const partsOf = (zone: string) =>
  new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })

/** Converts an ISO time to the value of a datetime field in the time zone. */
export function toZoned(iso: string, zone: string): string {
  return partsOf(zone).format(new Date(iso)).replace(' ', 'T')
}

/** The server reads years of four digits only. */
const tooLateMs = Date.UTC(10_000, 0)

const asUtc = (clock: string) => Date.parse(`${clock}:00.000Z`)

/**
 * Converts a datetime field's value in the time zone to ISO. Returns undefined if invalid. The year
 * must have four digits: a field reports shorter ones while somebody types.
 */
export function fromZoned(clock: string, zone: string): string | undefined {
  const wanted = asUtc(clock)
  // Two passes: the first guess may lie on the other side of a daylight saving change.
  let moment = wanted
  for (let turn = 0; turn < 2 && !Number.isNaN(moment); turn += 1) {
    moment += wanted - asUtc(toZoned(new Date(moment).toISOString(), zone))
  }
  return moment < tooLateMs ? new Date(moment).toISOString() : undefined
}

/** Reads a datetime field: ISO time, null if empty, undefined if invalid. */
export const readZoned = (clock: string, zone: string): string | null | undefined =>
  clock === '' ? null : fromZoned(clock, zone)
