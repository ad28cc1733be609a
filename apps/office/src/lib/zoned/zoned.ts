const partsOf = (zone: string) =>
  new Intl.DateTimeFormat('sv', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })

/** A moment as a clock of the zone shows it, as fields of date and time have it. */
export function toZoned(iso: string, zone: string): string {
  return partsOf(zone).format(new Date(iso)).replace(' ', 'T')
}

/** From here on years have more digits than the server reads. */
const tooLateMs = Date.UTC(10_000, 0)

const asUtc = (clock: string) => Date.parse(`${clock}:00.000Z`)

/**
 * The moment at which a clock of the zone shows this; nothing for what is no time that can be used.
 * Years have four digits: a smaller one is what a field says while somebody types.
 */
export function fromZoned(clock: string, zone: string): string | undefined {
  const wanted = asUtc(clock)
  // Twice: the first guess may lie on the other side of a change of the clocks.
  let moment = wanted
  for (let turn = 0; turn < 2 && !Number.isNaN(moment); turn += 1) {
    moment += wanted - asUtc(toZoned(new Date(moment).toISOString(), zone))
  }
  return moment < tooLateMs ? new Date(moment).toISOString() : undefined
}

/** What a field of date and time says: a moment, null where it is empty, or nothing usable. */
export const typedZoned = (clock: string, zone: string): string | null | undefined =>
  clock === '' ? null : fromZoned(clock, zone)
