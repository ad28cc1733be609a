import { gatewayHeaders } from '@fairhouse/protocol/payment'
import { createOrderStore } from './order-store.ts'
import {
  html,
  json,
  listen,
  notFound,
  parseJson,
  type Answer,
  type GatewayRequest,
} from './http.ts'
import { css, pageHeaders, pageOf } from './page.ts'
import { isSigned } from './sign.ts'
import { nodeSources, type Sources } from './sources.ts'
import { sendWebhook } from './webhook.ts'
import { createVerbs } from './verbs.ts'
import { languageOrDefault } from './words.ts'

export interface GatewayOptions {
  port: number
  host: string
  /** The secret shared with the operator. */
  secret: string
  sources?: Sources
}

export interface Gateway {
  url: string
  /** Applies an action of the page. Returns false if the order has ended. */
  act(reference: string, act: string): Promise<boolean>
  close(): Promise<void>
}

/** Starts a payment gateway: it accepts orders, shows their page and reports their end. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { secret, sources = nodeSources } = options
  const orderStore = createOrderStore(sources)
  const callVerb = createVerbs(orderStore)
  const stop = new AbortController()

  async function act(reference: string, name: string): Promise<boolean> {
    const order = orderStore.byReference(reference)
    if (!order || !orderStore.act(order, name)) return false
    await sendWebhook(order, secret, sources, stop.signal)
    return true
  }

  async function answerPage({ method, path, query }: GatewayRequest): Promise<Answer> {
    if (path === '/page.css') {
      return { status: 200, headers: { 'content-type': 'text/css' }, body: css }
    }
    const [, about, reference = '', name] = /^\/(pay|payout)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    const order = orderStore.byReference(reference)
    if (!order || (order.about === 'payment') !== (about === 'pay')) return notFound
    const language = languageOrDefault(query.get('lang'))
    if (method === 'GET' && name === undefined) return html(pageOf(order, language))
    if (method !== 'POST' || name === undefined) return notFound
    await act(reference, name)
    const location = `../${reference}?lang=${language}`
    return { status: 303, headers: { ...pageHeaders, location }, body: '' }
  }

  const { url, server } = await listen(options, async (request) => {
    const { headers, body } = request
    const [, verb] = /^\/v1\/([a-z/]+)$/.exec(request.path) ?? []
    if (verb === undefined) return answerPage(request)
    const timestamp = String(headers[gatewayHeaders.timestamp])
    const signature = String(headers[gatewayHeaders.signature])
    const isGood = isSigned(secret, sources.now(), body, timestamp, signature)
    if (!isGood) return json(401, { code: 'bad_signature' })
    return callVerb(verb, String(headers[gatewayHeaders.operator]), parseJson(body))
  })

  return {
    url,
    act,
    close: async () => {
      stop.abort()
      server.closeAllConnections()
      await new Promise<void>((resolve) => void server.close(() => resolve()))
    },
  }
}
