import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { studioPath } from '@fairhouse/protocol/studio'
import type { Log } from '#kit'
import { answerError, type Answer } from './answers.ts'
import { calls, type CallName, type Performer } from './perform.ts'

/** Maximum size of a request, over HTTP and over sockets. */
export const bodyLimit = 16 * 1024
/** A slip may hold thousands of pasted numbers. */
const slipLimit = 128 * 1024

/** Any origin may call, because the frame's origin is opaque; players send a bearer token. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const preflightHeaders = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
}

/** Mounts every call of the protocol on its route, in the usual envelope. */
export function mountStudio(app: FastifyInstance, performer: Performer, log: Log) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parseJson = scope.getDefaultJsonParser('error', 'error')
    const asText = { parseAs: 'string', bodyLimit } as const
    scope.addContentTypeParser<string>('application/json', asText, (request, body, done) =>
      parseJson(request, body, done),
    )
    scope.setErrorHandler((error, request, reply) =>
      send(reply, answerError(log, error, { reqId: request.id })),
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
    for (const name of Object.keys(calls) as CallName[]) mount(scope, name, performer)
  })
}

function mount(scope: FastifyInstance, name: CallName, performer: Performer) {
  const { method, path } = calls[name]
  const url = `${studioPath}${path}`
  scope.options(url, (_request, reply) => reply.headers(preflightHeaders).code(204).send())
  scope.route({
    method,
    url,
    exposeHeadRoute: false,
    bodyLimit: name === 'lotteryBet' ? slipLimit : bodyLimit,
    handler: async (request, reply) => {
      const input = method === 'GET' ? request.query : request.body
      const caller = { token: bearerOf(request), address: request.ip }
      return send(reply, await performer.perform(name, input, caller))
    },
  })
}

const send = (reply: FastifyReply, { text, status }: Answer) =>
  reply.headers(corsHeaders).type('application/json; charset=utf-8').code(status).send(text)

function bearerOf({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : undefined
}
