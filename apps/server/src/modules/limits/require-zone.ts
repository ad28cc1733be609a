import type { Zone, Zones } from '#platform/zone'

/** Returns a zone whose name was validated earlier. */
export function requireZone(zones: Zones, name: string): Zone {
  const zone = zones(name)
  if (!zone) throw new Error(`no zone ${name}`)
  return zone
}
