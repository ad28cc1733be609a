import { lookup as systemLookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { destinationOf, readAllowance, type Destination } from './allowance.ts'
import { sendRequest, type OutgoingInit } from './request.ts'

export class OutgoingRefused extends Error {
  override name = 'OutgoingRefused'
}

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface OutgoingOptions {
  /** Hosts and ranges besides the public internet. */
  allow: readonly string[]
  log: { warn(facts: object, text: string): void }
  /** For tests: who knows the addresses of names. */
  resolve?: Resolve
}

export type Outgoing = ReturnType<typeof createOutgoing>

const maxLookupMs = 2000

/**
 * The only way out of the server. Addresses of the own network are refused unless the operator
 * allows them; names are resolved here, and what was checked is what is connected to.
 */
export function createOutgoing({ allow, log, resolve = systemLookup }: OutgoingOptions) {
  const allowance = readAllowance(allow)

  function refusal({ host, port }: Destination, address: string): OutgoingRefused {
    log.warn({ host, port, address }, 'outgoing request refused: see OUTGOING_ALLOW')
    return new OutgoingRefused(`${host} is not a public address: see OUTGOING_ALLOW`)
  }

  const isAllowed = (to: Destination, address: string) =>
    allowance.hasHost(to) || allowance.hasAddress(address, to.port)

  /** One bad address is enough: a name with a public one beside it is a trick. */
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

  /** A bare address is never looked up, so it is checked before. */
  const isBarred = (to: Destination) => isIP(to.host) !== 0 && !isAllowed(to, to.host)

  /** Undefined where a name is not known, or not in time: it is checked again when it is used. */
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
    /** Whether an address may be saved as one that we will ask. */
    async mayAsk(text: string): Promise<boolean> {
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
      if (isBarred(to)) throw refusal(to, to.host)
      return sendRequest(url, init, lookupFor(to))
    },
    /** A connection for other protocols than HTTP. */
    connect(to: Destination, done: (error: Error | null, socket?: Socket) => void): void {
      if (isBarred(to)) return done(refusal(to, to.host))
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
