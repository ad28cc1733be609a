import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

const anything = z.record(z.string(), z.unknown())

export interface Asked {
  verb: string
  body: Record<string, unknown>
}

export interface SmallGateway extends AsyncDisposable {
  url: string
  asked: Asked[]
  /** Answers by verb. */
  answers: Record<string, object>
  /** Runs before each answer. */
  onAsked: (() => Promise<void>) | undefined
  /** Sends a signed webhook and returns the HTTP status. */
  say(callbackUrl: string, event: object, now: Date): Promise<number>
}

/** A minimal gateway written from the protocol's description alone. */
export async function startSmallGateway(secret: string): Promise<SmallGateway> {
  const sign = (timestamp: string, body: string) =>
    createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  const requests: Asked[] = []
  const answers: Record<string, object> = {}
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers
      const verb = request.url?.replace('/api/v1/', '') ?? ''
      const isOurs = signature === sign(String(timestamp), body)
      if (isOurs) requests.push({ verb, body: anything.parse(JSON.parse(body)) })
      await gateway.onAsked?.()
      const answer = isOurs ? answers[verb] : undefined
      response.writeHead(answer ? 200 : 403, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? {}))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it has no port')
  const gateway: SmallGateway = {
    onAsked: undefined,
    url: `http://127.0.0.1:${address.port}/api`,
    asked: requests,
    answers,
    async say(callbackUrl, event, now) {
      const body = JSON.stringify(event)
      const timestamp = String(now.getTime())
      const headers = { 'x-timestamp': timestamp, 'x-signature': sign(timestamp, body) }
      return (await fetch(callbackUrl, { method: 'POST', headers, body })).status
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return gateway
}
