import { isIP } from 'node:net'
import { localHosts } from '#platform/config'
import { isPublicAddress, plainHost } from '#platform/outgoing'

/** Whether a host without a brand of its own is one of those that several share. */
export function isShared(host: string, sharedHosts: readonly string[]): boolean {
  if (sharedHosts.includes('*') || sharedHosts.includes(host)) return true
  return sharedHosts.includes(localHosts) && isLocalHost(host)
}

/** A name without a dot or of `localhost`, or an address of this machine or its network. */
function isLocalHost(host: string): boolean {
  const plain = plainHost(host)
  if (isIP(plain) !== 0) return !isPublicAddress(plain)
  return /^[a-z0-9_-]+$/.test(plain) || plain.endsWith('.localhost')
}
