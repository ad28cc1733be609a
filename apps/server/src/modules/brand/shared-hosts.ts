import { isIP } from 'node:net'
import { localHosts } from '#platform/config'
import { isPublicAddress, plainHost } from '#platform/outgoing'

/** Whether several brands share this host. */
export function isShared(host: string, sharedHosts: readonly string[]): boolean {
  if (sharedHosts.includes('*') || sharedHosts.includes(host)) return true
  return sharedHosts.includes(localHosts) && isLocalHost(host)
}

/** A name without a dot or under `localhost`, or a private address. */
function isLocalHost(host: string): boolean {
  const plain = plainHost(host)
  if (isIP(plain) !== 0) return !isPublicAddress(plain)
  return /^[a-z0-9_-]+$/.test(plain) || plain.endsWith('.localhost')
}
