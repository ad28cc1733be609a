import type { WatchedRandom } from '#kit'

/** A random UUID from the watched source, by which a process holds its leases. */
export function randomUuidOf(random: WatchedRandom): string {
  const hex = random.bytes(16).toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
