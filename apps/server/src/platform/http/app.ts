import { createServer } from 'node:http'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { refusals } from '@fairhouse/protocol'
import type { Config } from '#platform/config'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { bodyLimit, createFastPath, type FastPath } from './fast-path.ts'
import { apiHeaders, strictTransport } from './headers.ts'
import { logRefusal } from './log-refusal.ts'
import { addParsers } from './parsers.ts'
import { Refusal } from './refusal.ts'
import { refusalBody } from './refusal-body.ts'

const serverOptions = {
  requestTimeout: 30_000,
  keepAliveTimeout: 72_000,
  /** Skips the body stream for requests without a body. */
  optimizeEmptyRequests: true,
}

export interface AppOptions {
  config: Config
  log: Log
  random: Random
  closing(): boolean
}

export interface App {
  app: FastifyInstance
  fastPath: FastPath
}

/** Creates Fastify with our limits, headers and errors, and the fast path in front of it. */
export function createApp({ config, log, random, closing }: AppOptions): App {
  const fastPath = createFastPath({ trusted: config.trustProxy, log, random, closing })
  const app = fastify({
    logger: false,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: () => random.uuid(),
    bodyLimit,
    serverFactory: (handler) =>
      createServer(serverOptions, (request, response) => {
        // An exception in an event listener ends the process, so catch everything here.
        try {
          if (!fastPath.handle(request, response)) handler(request, response)
        } catch (error) {
          log.error({ err: error }, 'a request could not be read')
          response.writeHead(400, { connection: 'close' }).end()
        }
      }),
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
  return { app, fastPath }
}

/** The response carries the request id that the log uses. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  reply.headers(apiHeaders)
  reply.header('x-request-id', request.id)
  const { language } = request.headers
  const answer = refusalBody(typeof language === 'string' ? language : 'EN', refusal)
  return reply.code(refusals[refusal.code]).send(answer)
}

function answerError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const facts = { reqId: request.id, route: routeOf(request) }
  return sendRefusal(request, reply, logRefusal(log, error, facts))
}

function routeOf(request: FastifyRequest): string {
  return `${request.method} ${request.routeOptions.url ?? 'unknown'}`
}
