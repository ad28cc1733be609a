import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { acceptedSchema, refusals, routeOf, type Call, type InputOf } from '@fairhouse/protocol'
import { stopwatch } from '#platform/clock'
import type { Metrics } from '#platform/metrics'
import { enter, isSecure, visitorOf, type Entered, type EnterOptions } from './enter.ts'
import { areaOf, cookieHeader, cookieName, type Area } from './gate.ts'
import type { CallRequest, Handler } from './handler.ts'
import { readInput, type InputOptions } from './input.ts'
import { Refusal } from './refusal.ts'

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
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    schema: { response: { 200: jsonSchema(acceptedSchema(call.output)) } },
    handler: async (request, reply) => {
      const elapsed = stopwatch()
      try {
        const entering = enter(entrance, request, options)
        const entered = entering instanceof Promise ? await entering : entering
        const reading = readInput(call, request, options)
        const input = reading instanceof Promise ? await reading : reading
        const value = await handler(
          callRequest<C>(entrance.area, entered, input, request, reply, options),
        )
        if (options.checkAnswers) checkAnswer(call, value)
        if (options.closing()) reply.header('connection', 'close')
        observe('accepted', elapsed())
        return { success: true, value, message: '' }
      } catch (error) {
        observe(outcomeOf(error), elapsed())
        throw error
      }
    },
  })
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
  return {
    input,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- enter() has seen to it
    brand: (brand ?? null) as CallRequest<C>['brand'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- enter() has seen to it
    session: session as CallRequest<C>['session'],
    language: languageOf(request, brand),
    address: request.ip,
    visitor: visitorOf(request, places),
    requestId: request.id,
    refuse: (code, fields) => {
      throw new Refusal(code, fields)
    },
    setCookieHalf: (half) => {
      const secure = isSecure(request, secureOnly)
      const name = cookieName(area, secure)
      reply.header('set-cookie', cookieHeader(name, half, secure))
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

function jsonSchema(schema: z.ZodMiniType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  return rest
}
