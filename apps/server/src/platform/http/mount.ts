import build, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { acceptedSchema, type Call } from '@fairhouse/protocol'
import type { Asked, AskedWithBody } from './asked.ts'
import { enter, type Entered, type Entrance } from './enter.ts'
import type { Front } from './front.ts'
import { areaOf } from './gate.ts'
import type { Handler } from './handler.ts'
import { inputReader, queryReader, type InputOptions } from './input.ts'
import { readyText } from './ready.ts'
import { servedCall, type CallOptions, type Serve } from './served.ts'
import { Written } from './written.ts'

export interface MountOptions extends CallOptions, InputOptions {
  front: Front
}

/** Puts a call on its route: everything it needs is in its definition. */
export function mountCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: MountOptions,
) {
  const serve = servedCall(call, handler, options)
  if (call.method === 'GET' && call.rate === 'read') mountRead(call, serve, options)
  else mountDeed(app, call, serve, options)
}

function mountRead<C extends Call>(call: C, serve: Serve<C>, options: MountOptions) {
  const entrance = { call, area: areaOf(call.path) }
  const doors = {
    enter: (asked: Asked) => enter(entrance, asked, options),
    readInput: queryReader(call),
  }
  options.front.addRead(call.path, async (asked, setCookie) => {
    const value = await serve(asked, doors, setCookie)
    if (value instanceof Written) return value.readyFor(asked.headers['accept-encoding'])
    return readyText(writerOf(call)(accepted(value)))
  })
}

function mountDeed<C extends Call>(
  app: FastifyInstance,
  call: C,
  serve: Serve<C>,
  options: MountOptions,
) {
  const letIn = entranceOf({ call, area: areaOf(call.path) }, options)
  const doors = { enter: letIn.enter, readInput: inputReader(call, options) }
  const answerTo = async (asked: AskedWithBody, setCookie: (cookie: string) => void) => {
    const value = await serve(asked, doors, setCookie)
    return accepted(value instanceof Written ? value.read() : value)
  }
  // What takes more than the usual is for the framework alone.
  if (call.method === 'POST' && call.bodyBytes === undefined) {
    options.front.addDeed(call.path, async (asked, setCookie) =>
      readyText(writerOf(call)(await answerTo(asked, setCookie))),
    )
  }
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    ...letIn.early,
    schema: { response: { 200: {} } },
    serializerCompiler: () => (answer) => writerOf(call)(answer),
    handler: async (request, reply) => {
      const setCookie = (cookie: string) => void reply.header('set-cookie', cookie)
      const answer = await answerTo(request, setCookie)
      if (options.closing()) reply.header('connection', 'close')
      return answer
    },
  })
}

function accepted<Value>(value: Value) {
  return { success: true, value, message: '' }
}

/** Who may send more than the usual is asked before the body is read, so that nobody else can. */
function entranceOf(entrance: Entrance, options: MountOptions) {
  const { bodyBytes } = entrance.call
  if (bodyBytes === undefined) {
    return { early: {}, enter: (request: AskedWithBody) => enter(entrance, request, options) }
  }
  const entered = new WeakMap<AskedWithBody, Entered>()
  const onRequest = async (request: AskedWithBody) => {
    entered.set(request, await enter(entrance, request, options))
  }
  return {
    early: { bodyLimit: bodyBytes, onRequest },
    enter(request: AskedWithBody): Entered {
      const known = entered.get(request)
      if (!known) throw new Error('a body was read before anybody was let in')
      return known
    },
  }
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
