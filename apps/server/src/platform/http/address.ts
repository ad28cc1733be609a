import { isIPv6 } from 'node:net'

/** The /24 or /64 network of an address, which a single attacker can easily control. */
export function networkOf(address: string): string {
  const quad = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address)
  return quad ? `${quad[1]}.0/24` : countedAddress(address)
}

/** The address that limits count by: an IPv6 user owns a whole /64. */
export function countedAddress(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
  if (!plain.includes(':') || !isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::', 2)
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = plain.includes('::') ? [...left, ...zeros, ...right] : left
  return `${groups.slice(0, 4).join(':')}::/64`
}
