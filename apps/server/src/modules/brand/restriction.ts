import { hash } from 'node:crypto'
import { BlockList, isIPv4 } from 'node:net'

/** The visitor's origin. */
export interface Visitor {
  address: string
  /** ISO country code, or undefined if unknown. */
  country: string | undefined
}

export interface RestrictionRow {
  kind: 'address' | 'country'
  value: string
}

export type IsRestricted = (visitor: Visitor) => boolean

/** Compiles blocked networks and countries into a check. */
export function createRestriction(rows: readonly RestrictionRow[]): IsRestricted {
  if (rows.length === 0) return () => false
  const networks = new BlockList()
  const countries = new Set<string>()
  for (const { kind, value } of rows) {
    if (kind === 'country') countries.add(value)
    else addNetwork(networks, value)
  }
  return (visitor) => {
    const { address } = visitor
    if (countries.size > 0 && countries.has(visitor.country ?? '')) return true
    const plain = address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
    return networks.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
  }
}

function addNetwork(networks: BlockList, value: string) {
  const [address = '', bits] = value.split('/')
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const whole = family === 'ipv4' ? 32 : 128
  networks.addSubnet(address, bits === undefined ? whole : Number(bits), family)
}

/** A hash that changes with the rules and does not reveal them. */
export function hashRules(rows: readonly RestrictionRow[]): string {
  const all = rows.map(({ kind, value }) => `${kind} ${value}`).toSorted()
  return hash('sha256', all.join()).slice(0, 12)
}
