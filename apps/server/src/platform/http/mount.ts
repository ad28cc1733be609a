import build, { type Schema } from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { acceptedSchema, type Call } from '@fairhouse/protocol'
import type { HttpRequest, HttpRequestWithBody } from './request.ts'
import { checkAccess, type Access, type AccessTarget } from './access.ts'
import type { FastPath } from './fast-path.ts'
import { areaOf } from './gate.ts'
import type { Handler } from './handler.ts'
import { inputReader, queryReader, type InputOptions } from './input.ts'
import { textResponse } from './response.ts'
import { createServe, type CallOptions, type Serve } from './serve-call.ts'
import { PreparedAnswer } from './prepared-answer.ts'

export interface MountOptions extends CallOptions, InputOptions {
  fastPath: FastPath
}

/** Mounts a call on its route, from its definition. */
export function mountCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: MountOptions,
) {
  const serve = createServe(call, handler, options)
  if (call.method === 'GET' && call.rate === 'read') mountRead(call, serve, options)
  else mountMutation(app, call, serve, options)
}

function mountRead<C extends Call>(call: C, serve: Serve<C>, options: MountOptions) {
  const target = { call, area: areaOf(call.path) }
  const steps = {
    checkAccess: (request: HttpRequest) => checkAccess(target, request, options),
    readInput: queryReader(call),
  }
  options.fastPath.addRead(call.path, async (request, setCookie) => {
    const value = await serve(request, steps, setCookie)
    if (value instanceof PreparedAnswer)
      return value.responseFor(request.headers['accept-encoding'])
    return textResponse(writerOf(call)(acceptedAnswer(value)))
  })
}

function mountMutation<C extends Call>(
  app: FastifyInstance,
  call: C,
  serve: Serve<C>,
  options: MountOptions,
) {
  const access = accessFor({ call, area: areaOf(call.path) }, options)
  const steps = { checkAccess: access.check, readInput: inputReader(call, options) }
  const produceAnswer = async (
    request: HttpRequestWithBody,
    setCookie: (cookie: string) => void,
  ) => {
    const value = await serve(request, steps, setCookie)
    return acceptedAnswer(value instanceof PreparedAnswer ? value.parse() : value)
  }
  // Calls with larger bodies go through Fastify only.
  if (call.method === 'POST' && call.bodyBytes === undefined) {
    options.fastPath.addMutation(call.path, async (request, setCookie) =>
      textResponse(writerOf(call)(await produceAnswer(request, setCookie))),
    )
  }
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    ...access.early,
    schema: { response: { 200: {} } },
    serializerCompiler: () => (answer) => writerOf(call)(answer),
    handler: async (request, reply) => {
      const setCookie = (cookie: string) => void reply.header('set-cookie', cookie)
      const answer = await produceAnswer(request, setCookie)
      if (options.closing()) reply.header('connection', 'close')
      return answer
    },
  })
}

function acceptedAnswer<Value>(value: Value) {
  return { success: true, value, message: '' }
}

/**
 * Checks access to large bodies before reading them, so that only allowed callers can send them.
 */
function accessFor(target: AccessTarget, options: MountOptions) {
  const { bodyBytes } = target.call
  if (bodyBytes === undefined) {
    return {
      early: {},
      check: (request: HttpRequestWithBody) => checkAccess(target, request, options),
    }
  }
  const accessByRequest = new WeakMap<HttpRequestWithBody, Access>()
  const onRequest = async (request: HttpRequestWithBody) => {
    accessByRequest.set(request, await checkAccess(target, request, options))
  }
  return {
    early: { bodyLimit: bodyBytes, onRequest },
    check(request: HttpRequestWithBody): Access {
      const access = accessByRequest.get(request)
      if (!access) throw new Error('a body was read before the access check')
      return access
    },
  }
}

const writers = new WeakMap<Call, (answer: unknown) => string>()

/** Created on the first answer, so that startup does not build hundreds of them. */
function writerOf(call: Call) {
  const access = writers.get(call)
  if (access) return access
  const { $schema: _, ...schema } = z.toJSONSchema(acceptedSchema(call.output), {
    unrepresentable: 'any',
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- two types of JSON Schema
  const writer = build(schema as Schema)
  writers.set(call, writer)
  return writer
}
