import type { Zone, Zones } from '#platform/zone'

/** One that was checked before. */
export function zoneNamed(zones: Zones, name: string): Zone {
  const zone = zones(name)
  if (!zone) throw new Error(`no zone ${name}`)
  return zone
}
