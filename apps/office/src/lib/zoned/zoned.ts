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

const asUtc = (clock: string) => Date.parse(`${clock}:00.000Z`)

/** The moment at which a clock of the zone shows this; nothing for what is no time. */
export function fromZoned(clock: string, zone: string): string | undefined {
  const wanted = asUtc(clock)
  if (Number.isNaN(wanted)) return undefined
  // Twice: the first guess may lie on the other side of a change of the clocks.
  let moment = wanted
  for (let turn = 0; turn < 2; turn += 1) {
    moment += wanted - asUtc(toZoned(new Date(moment).toISOString(), zone))
  }
  return new Date(moment).toISOString()
}
