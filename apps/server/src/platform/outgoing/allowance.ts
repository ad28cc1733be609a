import { BlockList, isIP } from 'node:net'
import { addRange, isInRanges, isPublicAddress, plainAddress } from './addresses.ts'

/** Host and port of a request; the host as in a URL, without brackets. */
export interface Destination {
  host: string
  port: number
}

interface Rule {
  host: string | undefined
  ranges: BlockList | undefined
  port: number | undefined
}

export interface Allowance {
  /** Whether the operator allows a name whatever it resolves to. */
  hasHost(destination: Destination): boolean
  hasAddress(address: string, port: number): boolean
}

/**
 * Parses what the operator allows besides public addresses: names, addresses and ranges, each with
 * or without a port (`minio:9000`, `10.0.5.0/24`, `[::1]:25`). Throws a RangeError for anything
 * else.
 */
export function readAllowance(entries: readonly string[]): Allowance {
  const rules = entries.map((entry) => ruleOf(entry))
  const isAt = (rule: Rule, port: number) => rule.port === undefined || rule.port === port
  return {
    hasHost: ({ host, port }) =>
      rules.some((rule) => rule.host === plainHost(host) && isAt(rule, port)),
    hasAddress(address, port) {
      if (isPublicAddress(address)) return true
      const plain = plainAddress(address)
      return rules.some(
        (rule) => rule.ranges !== undefined && isAt(rule, port) && isInRanges(rule.ranges, plain),
      )
    },
  }
}

const maxPort = 65_535

function ruleOf(entry: string): Rule {
  const bare = isIP(entry) !== 0 || entry.includes('/')
  const [, bracketed, name, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d+))?$/.exec(entry) ?? []
  const host = bare ? entry : (bracketed ?? name)
  const port = bare || digits === undefined ? undefined : Number(digits)
  if (host === undefined || (port !== undefined && port > maxPort)) {
    throw new RangeError(`${entry} is neither a host nor a range of addresses`)
  }
  if (isIP(host) === 0 && !host.includes('/')) {
    return { host: plainHost(host), ranges: undefined, port }
  }
  const ranges = new BlockList()
  addRange(ranges, host)
  return { host: undefined, ranges, port }
}

/** Names are compared in lower case and without the trailing dot. */
export function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
}

/** Host and port of a configured URL. */
export function destinationOf(url: URL): Destination {
  const defaultPorts: Record<string, number> = {
    'http:': 80,
    'https:': 443,
    'smtp:': 587,
    'smtps:': 465,
  }
  const port = url.port === '' ? (defaultPorts[url.protocol] ?? 0) : Number(url.port)
  return { host: plainHost(url.hostname), port }
}

/**
 * Configured services on this machine or at a bare address are allowed automatically: only the
 * operator can have set them, and no DNS name is involved.
 */
export function ownServices(urls: readonly (string | undefined)[]): string[] {
  return urls.flatMap((text) => {
    const url = text === undefined ? null : URL.parse(text)
    if (!url) return []
    const { host, port } = destinationOf(url)
    if (isIP(host) === 6) return [`[${host}]:${port}`]
    return isIP(host) === 4 || host === 'localhost' ? [`${host}:${port}`] : []
  })
}
