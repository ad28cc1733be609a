import build, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { acceptedSchema, refusals, routeOf, type Call, type InputOf } from '@fairhouse/protocol'
import { stopwatch } from '#platform/clock'
import type { Metrics } from '#platform/metrics'
import { fingerprint, sameBytes } from '#platform/secrets'
import {
  enter,
  isSecure,
  visitorOf,
  type Entered,
  type Entrance,
  type EnterOptions,
} from './enter.ts'
import {
  areaOf,
  bearerToken,
  cookieHeader,
  cookieName,
  keepsakeName,
  readCookie,
  type Area,
} from './gate.ts'

import type { CallRequest, Handler } from './handler.ts'
import { inputReader, type InputOptions } from './input.ts'
import { Refusal } from './refusal.ts'
import { Written } from './written.ts'

const mostUserAgent = 256

export interface MountOptions extends EnterOptions, InputOptions {
  metrics: Metrics
  /** Every answer is held against its schema: for tests. */
  checkAnswers: boolean
}

/** Puts a call on its route: everything it needs is in its definition. */
export function mountCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: MountOptions,
) {
  const observe = options.metrics.callTimes.forRoute(routeOf(call))
  const entrance = { call, area: areaOf(call.path) }
  const letIn = entranceOf(entrance, options)
  const readInput = inputReader(call, options)
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    ...letIn.early,
    schema: { response: { 200: {} } },
    serializerCompiler: () => (answer) => writerOf(call)(answer),
    handler: async (request, reply) => {
      const elapsed = stopwatch()
      try {
        const entering = letIn.enter(request)
        const entered = entering instanceof Promise ? await entering : entering
        const reading = readInput(request)
        const input = reading instanceof Promise ? await reading : reading
        const value = await handler(
          callRequest<C>(entrance.area, entered, input, request, reply, options),
        )
        const isWritten = value instanceof Written
        if (options.checkAnswers) checkAnswer(call, isWritten ? value.read() : value)
        if (options.closing()) reply.header('connection', 'close')
        observe('accepted', elapsed())
        if (!isWritten) return { success: true, value, message: '' }
        return sendWritten(value, request, reply)
      } catch (error) {
        observe(outcomeOf(error), elapsed())
        throw error
      }
    },
  })
}

/** Nobody keeps answers (`no-store`), so none needs to be told what they vary by. */
function sendWritten(written: Written<unknown>, request: FastifyRequest, reply: FastifyReply) {
  reply.header('content-type', 'application/json; charset=utf-8')
  const packed = written.packedFor(request.headers['accept-encoding'])
  if (!packed) return written.bytes
  reply.header('content-encoding', 'gzip')
  return packed
}

/** Who may send more than the usual is asked before the body is read, so that nobody else can. */
function entranceOf(entrance: Entrance, options: MountOptions) {
  const { bodyBytes } = entrance.call
  if (bodyBytes === undefined) {
    return { early: {}, enter: (request: FastifyRequest) => enter(entrance, request, options) }
  }
  const entered = new WeakMap<FastifyRequest, Entered>()
  const onRequest = async (request: FastifyRequest) => {
    entered.set(request, await enter(entrance, request, options))
  }
  return {
    early: { bodyLimit: bodyBytes, onRequest },
    enter(request: FastifyRequest): Entered {
      const known = entered.get(request)
      if (!known) throw new Error('a body was read before anybody was let in')
      return known
    },
  }
}

function outcomeOf(error: unknown): 'refused' | 'failed' {
  return error instanceof Refusal && refusals[error.code] < 500 ? 'refused' : 'failed'
}

function callRequest<C extends Call>(
  area: Area,
  { brand, session }: Entered,
  input: InputOf<C>,
  request: FastifyRequest,
  reply: FastifyReply,
  { secureOnly, places }: MountOptions,
): CallRequest<C> {
  const secure = isSecure(request, secureOnly)
  return {
    input,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- enter() has seen to it
    brand: (brand ?? null) as CallRequest<C>['brand'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- enter() has seen to it
    session: session as CallRequest<C>['session'],
    language: languageOf(request, brand),
    address: request.ip,
    visitor: visitorOf(request, places),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, mostUserAgent),
    origin: `${secure ? 'https' : 'http'}://${request.host}`,
    requestId: request.id,
    isBearer: (token) => {
      const own = bearerToken(request.headers.authorization)
      return own !== undefined && sameBytes(fingerprint(own), fingerprint(token))
    },
    refuse: (code, fields) => {
      throw new Refusal(code, fields)
    },
    setCookieHalf: (half) => {
      reply.header('set-cookie', cookieHeader(cookieName(area, secure), half, secure))
    },
    kept: (name) => readCookie(request.headers.cookie, keepsakeName(name, secure)),
    keep: (name, value, lifeSeconds) => {
      const cookie = cookieHeader(keepsakeName(name, secure), value, secure, lifeSeconds)
      reply.header('set-cookie', cookie)
    },
  }
}

function languageOf({ headers }: FastifyRequest, brand: Entered['brand']): string {
  return typeof headers.language === 'string' ? headers.language : (brand?.language ?? 'EN')
}

function checkAnswer(call: Call, value: unknown) {
  const checked = z.safeParse(call.output, value)
  if (checked.success) return
  throw new Error(`${routeOf(call)} answers what it does not define: ${checked.error.message}`)
}

const writers = new WeakMap<Call, (answer: unknown) => string>()

/** Made when the call is first answered: a start does not wait for some hundred of them. */
function writerOf(call: Call) {
  const known = writers.get(call)
  if (known) return known
  const { $schema: _, ...schema } = z.toJSONSchema(acceptedSchema(call.output), {
    unrepresentable: 'any',
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two types of JSON Schema
  const writer = build(schema as Schema)
  writers.set(call, writer)
  return writer
}
