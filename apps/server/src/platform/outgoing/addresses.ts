import { BlockList, isIP, isIPv4 } from 'node:net'

/** LIST of IPv4 ranges that no public service answers on (IANA special-purpose registry). */
const reservedV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** LIST of reserved ranges within the global unicast addresses of IPv6. */
const reservedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const globalV6 = createBlockList(['2000::/3'])
const reserved = createBlockList([...reservedV4, ...reservedV6])
/** Prefixes whose last 32 bits are an IPv4 address: mapped, and NAT64. */
const embedding = createBlockList(['::ffff:0:0/96', '64:ff9b::/96'])

function createBlockList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) addRange(list, range)
  return list
}

/** Throws if the text is neither an address nor a range. */
export function addRange(list: BlockList, range: string): void {
  const [network = '', bits] = range.split('/')
  const type = isIPv4(network) ? 'ipv4' : 'ipv6'
  const maxPrefix = type === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? maxPrefix : Number(bits)
  const isPrefix = bits !== '' && Number.isInteger(prefix) && prefix >= 0 && prefix <= maxPrefix
  if (isIP(network) === 0 || !isPrefix) throw new RangeError(`${range} is no range of addresses`)
  list.addSubnet(network, prefix, type)
}

export function isInRanges(list: BlockList, address: string): boolean {
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}

/** The IPv4 address within an IPv6 one that embeds it, else the address itself. */
export function plainAddress(address: string): string {
  if (isIP(address) !== 6 || !isInRanges(embedding, address)) return address
  // The URL parser writes an IPv6 address in its one canonical form, without dots.
  const [scoped = ''] = address.split('%')
  const canonical = new URL(`http://[${scoped}]/`).hostname.slice(1, -1)
  const [high = '0', low = '0'] = canonical.split(':').slice(-2)
  const bits = [high, low].map((group) => Number.parseInt(group === '' ? '0' : group, 16))
  return bits.flatMap((group) => [group >> 8, group & 255]).join('.')
}

/** Whether the text is a public internet address. */
export function isPublicAddress(address: string): boolean {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return !isInRanges(reserved, plain)
  return isIP(plain) === 6 && isInRanges(globalV6, plain) && !isInRanges(reserved, plain)
}
