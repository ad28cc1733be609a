import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { refusals, type RefusalCode } from '@fairhouse/protocol'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { apiHeaders, strictTransport } from './headers.ts'
import { addParsers } from './parsers.ts'
import { Refusal } from './refusal.ts'
import { refused } from './refused.ts'

const bodyLimit = 64 * 1024

export interface AppOptions {
  config: Config
  log: Log
  random: Random
}

/** Fastify with our limits, headers and errors, before any route. */
export function createApp({ config, log, random }: AppOptions): FastifyInstance {
  const app = fastify({
    logger: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: () => random.uuid(),
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerError(log, error, request, reply),
  })
  addParsers(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(apiHeaders)
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport)
    done()
  })
  app.setErrorHandler((error, request, reply) => answerError(log, error, request, reply))
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, new Refusal('not_found')))
  return app
}

/** A refusal carries the id under which it stands in the log. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.headers(apiHeaders)
  reply.header('x-request-id', request.id)
  const { language } = request.headers
  const answer = refused(typeof language === 'string' ? language : 'EN', refusal)
  return reply.code(refusals[refusal.code]).send(answer)
}

function answerError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : new Refusal(codeOf(error))
  const facts = { reqId: request.id, route: routeOf(request) }
  if (refusal.code === 'internal_error') log.error({ ...facts, err: error }, 'a call failed')
  else log.info({ ...facts, refusal: refusal.code }, 'refused')
  return sendRefusal(request, reply, refusal)
}

/** Fastify's own errors in our words: its client errors are the caller's, all else is ours. */
function codeOf(error: unknown): RefusalCode {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
  if (status === 413) return 'body_too_large'
  if (status === 415) return 'bad_encoding'
  if (status === 404) return 'not_found'
  return typeof status === 'number' && status >= 400 && status < 500
    ? 'bad_request'
    : 'internal_error'
}

/** The pattern, never the address itself: a query could hold something private. */
function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? 'unknown'}`
}
