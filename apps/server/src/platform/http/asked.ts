import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parse } from 'node:querystring'
import proxyAddr from '@fastify/proxy-addr'
import type { Random } from '#platform/random'

/** What is looked at of a request, whether the framework read it or we did. */
export interface Asked {
  readonly id: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly query: unknown
  /** As a proxy that we trust tells it, else as it is. */
  readonly host: string
  readonly hostname: string
  readonly protocol: string
  readonly ip: string
  /** With the proxies that it came by, ours first. */
  readonly ips?: readonly string[] | undefined
}

export interface AskedWithBody extends Asked {
  readonly body: unknown
}

type Trusts = ReturnType<typeof proxyAddr.compile>

/** Reads requests as the framework does, and no more of them than somebody wants to know. */
export function askedBy(trusted: readonly string[], random: Random) {
  const trusts = trusted.length > 0 ? proxyAddr.compile([...trusted]) : undefined
  return (raw: IncomingMessage) => new PlainAsked(raw, trusts, random)
}

class PlainAsked implements AskedWithBody {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  body: unknown = undefined
  readonly #raw: IncomingMessage
  readonly #trusts: Trusts | undefined
  readonly #random: Random
  #id: string | undefined

  constructor(raw: IncomingMessage, trusts: Trusts | undefined, random: Random) {
    this.#raw = raw
    this.#trusts = trusts
    this.#random = random
    this.url = raw.url ?? ''
    this.headers = raw.headers
  }

  withBody(body: unknown): AskedWithBody {
    this.body = body
    return this
  }

  /** Only what is refused is ever named. */
  get id(): string {
    this.#id ??= this.#random.uuid()
    return this.#id
  }

  get query(): unknown {
    const begin = this.url.indexOf('?')
    return begin === -1 ? {} : parse(this.url.slice(begin + 1))
  }

  get host(): string {
    return this.#told('x-forwarded-host') ?? this.headers.host ?? ''
  }

  get hostname(): string {
    const { host } = this
    const end = host.startsWith('[') ? host.indexOf(']') + 1 : host.indexOf(':')
    return end === -1 ? host : host.slice(0, end)
  }

  get protocol(): string {
    return this.#told('x-forwarded-proto') ?? 'http'
  }

  get ip(): string {
    return this.ips?.at(-1) ?? this.#peer
  }

  get ips(): readonly string[] | undefined {
    return this.#trusts && proxyAddr.all(this.#raw, this.#trusts)
  }

  get #peer(): string {
    return this.#raw.socket.remoteAddress ?? ''
  }

  /** What the nearest proxy says, the last of several, where we believe it. */
  #told(name: string): string | undefined {
    if (!this.#trusts) return undefined
    const said = this.headers[name]
    if (typeof said !== 'string' || !this.#trusts(this.#peer, 0)) return undefined
    return said.slice(said.lastIndexOf(',') + 1).trim()
  }
}
