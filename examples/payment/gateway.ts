import { gatewayHeaders } from '@fairhouse/protocol/payment'
import { createBook } from './book.ts'
import { html, json, listen, nothing, parsed, type Answer, type Asked } from './http.ts'
import { css, pageHeaders, pageOf } from './page.ts'
import { isSigned } from './sign.ts'
import { nodeSources, type Sources } from './sources.ts'
import { tell } from './tell.ts'
import { createVerbs } from './verbs.ts'
import { spoken } from './words.ts'

export interface GatewayOptions {
  port: number
  host: string
  /** Of both sides. */
  secret: string
  sources?: Sources
}

export interface Gateway {
  url: string
  /** As its page does it; false when its end was known already. */
  act(reference: string, act: string): Promise<boolean>
  close(): Promise<void>
}

/** A payment gateway as operators meet one: it takes orders, shows a page and tells the end. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { secret, sources = nodeSources } = options
  const book = createBook(sources)
  const answerVerb = createVerbs(book)
  const stop = new AbortController()

  async function act(reference: string, name: string): Promise<boolean> {
    const order = book.byReference(reference)
    if (!order || !book.act(order, name)) return false
    await tell(order, secret, sources, stop.signal)
    return true
  }

  async function answerPage({ method, path, query }: Asked): Promise<Answer> {
    if (path === '/page.css') {
      return { status: 200, headers: { 'content-type': 'text/css' }, body: css }
    }
    const [, about, reference = '', name] = /^\/(pay|payout)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
    const order = book.byReference(reference)
    if (!order || (order.about === 'payment') !== (about === 'pay')) return nothing
    const language = spoken(query.get('lang'))
    if (method === 'GET' && name === undefined) return html(pageOf(order, language))
    if (method !== 'POST' || name === undefined) return nothing
    await act(reference, name)
    const location = `../${reference}?lang=${language}`
    return { status: 303, headers: { ...pageHeaders, location }, body: '' }
  }

  const { url, server } = await listen(options, async (asked) => {
    const { headers, body } = asked
    const [, verb] = /^\/v1\/([a-z/]+)$/.exec(asked.path) ?? []
    if (verb === undefined) return answerPage(asked)
    const timestamp = String(headers[gatewayHeaders.timestamp])
    const signature = String(headers[gatewayHeaders.signature])
    const isGood = isSigned(secret, sources.now(), body, timestamp, signature)
    if (!isGood) return json(401, { code: 'bad_signature' })
    return answerVerb(verb, String(headers[gatewayHeaders.operator]), parsed(body))
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
