import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { destinationOf, readAllowance, type Destination } from './allowance.ts'
import { sendRequest, type OutgoingInit } from './request.ts'

class OutgoingRefused extends Error {
  override name = 'OutgoingRefused'
}

/** Whether the guard refused the address of a request. */
export const isOutgoingRefused = (error: unknown): boolean => error instanceof OutgoingRefused

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface OutgoingOptions {
  /** Hosts and ranges besides the public internet. */
  allow: readonly string[]
  log: { warn(facts: object, text: string): void }
  /** For tests: replaces the DNS lookup. */
  resolve?: Resolve
}

export type Outgoing = ReturnType<typeof createOutgoing>

const maxLookupMs = 2000

/**
 * The only way to make outgoing requests. Private addresses are refused unless the operator allows
 * them; names are resolved here, and the checked address is the one connected to.
 */
export function createOutgoing({ allow, log, resolve = systemLookup }: OutgoingOptions) {
  const allowance = readAllowance(allow)

  function refusal({ host, port }: Destination, address: string): OutgoingRefused {
    log.warn({ host, port, address }, 'outgoing request refused: see OUTGOING_ALLOW')
    return new OutgoingRefused(`${host} is not a public address: see OUTGOING_ALLOW`)
  }

  const isAllowed = (to: Destination, address: string) =>
    allowance.hasHost(to) || allowance.hasAddress(address, to.port)

  /** One blocked address is enough: a public one beside it may be a rebinding trick. */
  function lookupFor(to: Destination): LookupFunction {
    return (host, options, callback) => {
      resolve(host, { ...options, all: true }, (error, addresses) => {
        if (error) return callback(error, '')
        const bad = addresses.find(({ address }) => !isAllowed(to, address))
        if (bad) return callback(refusal(to, bad.address), '')
        const [first] = addresses
        if (!first) return callback(new OutgoingRefused(`${host} has no address`), '')
        return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
      })
    }
  }

  /** A bare address skips the lookup, so it is checked before. */
  const isBlockedAddress = (to: Destination) => isIP(to.host) !== 0 && !isAllowed(to, to.host)

  /** Undefined if the name does not resolve in time; it is checked again on use. */
  function addressesOf(host: string): Promise<LookupAddress[] | undefined> {
    return new Promise((settle) => {
      const timer = setTimeout(() => settle(undefined), maxLookupMs)
      resolve(host, { all: true }, (error, addresses) => {
        clearTimeout(timer)
        settle(error ? undefined : addresses)
      })
    })
  }

  return {
    /** Whether a URL may be saved as one that the server will call. */
    async isAllowedUrl(text: string): Promise<boolean> {
      const url = URL.parse(text)
      if (!url || !/^https?:$/.test(url.protocol)) return false
      const to = destinationOf(url)
      if (isIP(to.host) !== 0) return isAllowed(to, to.host)
      const addresses = (await addressesOf(to.host)) ?? []
      return addresses.every(({ address }) => isAllowed(to, address))
    },
    async fetch(text: string | URL, init: OutgoingInit): Promise<Response> {
      const url = new URL(text)
      if (!/^https?:$/.test(url.protocol)) throw new OutgoingRefused(`${url.protocol} is no web`)
      const to = destinationOf(url)
      if (isBlockedAddress(to)) throw refusal(to, to.host)
      return sendRequest(url, init, lookupFor(to))
    },
    /** Opens a connection for protocols other than HTTP. */
    connect(to: Destination, done: (error: Error | null, socket?: Socket) => void): void {
      if (isBlockedAddress(to)) return done(refusal(to, to.host))
      const socket = connect({ ...to, lookup: lookupFor(to) })
      socket.once('error', done)
      socket.once('connect', () => {
        socket.off('error', done)
        done(null, socket)
      })
      return undefined
    },
  }
}
