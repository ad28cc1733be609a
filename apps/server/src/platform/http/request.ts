import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parse } from 'node:querystring'
import proxyAddr from '@fastify/proxy-addr'
import type { Random } from '#platform/random'

/** The request fields we use, read by Fastify or by the fast path. */
export interface HttpRequest {
  readonly id: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly query: unknown
  /** From a trusted proxy's header, else from the request. */
  readonly host: string
  readonly hostname: string
  readonly protocol: string
  readonly ip: string
  /** Addresses of the proxies and the client, nearest first. */
  readonly ips?: readonly string[] | undefined
}

export interface HttpRequestWithBody extends HttpRequest {
  readonly body: unknown
}

type IsTrusted = ReturnType<typeof proxyAddr.compile>

/** Reads requests as Fastify does, each field only when it is used. */
export function createRequestReader(trusted: readonly string[], random: Random) {
  const isTrusted = trusted.length > 0 ? proxyAddr.compile([...trusted]) : undefined
  return (raw: IncomingMessage) => new RawRequest(raw, isTrusted, random)
}

class RawRequest implements HttpRequestWithBody {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  body: unknown = undefined
  readonly #raw: IncomingMessage
  readonly #trusts: IsTrusted | undefined
  readonly #random: Random
  #id: string | undefined

  constructor(raw: IncomingMessage, isTrusted: IsTrusted | undefined, random: Random) {
    this.#raw = raw
    this.#trusts = isTrusted
    this.#random = random
    this.url = raw.url ?? ''
    this.headers = raw.headers
  }

  withBody(body: unknown): HttpRequestWithBody {
    this.body = body
    return this
  }

  /** Created on demand: only refusals carry an id. */
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

  /** The last value of a forwarded header, if the peer is a trusted proxy. */
  #told(name: string): string | undefined {
    if (!this.#trusts) return undefined
    const header = this.headers[name]
    if (typeof header !== 'string' || !this.#trusts(this.#peer, 0)) return undefined
    return header.slice(header.lastIndexOf(',') + 1).trim()
  }
}
