import * as z from 'zod/mini'
import type { Call, InputOf } from '@fairhouse/protocol'
import { Cache } from '#platform/cache'
import type { Transport } from '#platform/transport'
import type { HttpRequest, HttpRequestWithBody } from './request.ts'
import { fieldFaults } from './field-faults.ts'
import { createQueryCheck } from './query-check.ts'
import { Refusal } from './refusal.ts'

export interface InputOptions {
  transport: Transport
  /** Lets encrypted calls take plain JSON too; never in production. */
  allowPlain: boolean
}

const sealedBody = z.strictObject({ sealed: z.string() })
const formBody = z.strictObject({ form: z.record(z.string(), z.unknown()) })

/** Maximum number and length of cached queries per call. */
const maxQueries = 1000
const maxQueryLength = 300

/** Reads the input of a mutation, or refuses it with its faults. */
export function inputReader<C extends Call>(call: C, options: InputOptions) {
  return (request: HttpRequestWithBody): InputOf<C> | Promise<InputOf<C>> => {
    const sealed = call.body === 'encrypted' && !isPlain(request, options)
    if (!sealed) return checkInput(call, plainInput(call, request))
    return unseal(request, options.transport).then((payload) => checkInput(call, payload))
  }
}

const repeated = new WeakSet<object>()

/**
 * Whether the same frozen object is reused for a repeated query, so results can be cached by it.
 */
export const isRepeated = (input: object): boolean => repeated.has(input)

/**
 * Validates a repeated query once and shares the frozen result. Only for public reads: other
 * queries may contain secrets, which must not be cached.
 */
export function queryReader<C extends Call>(call: C) {
  const cache = new Cache<InputOf<C>>(maxQueries)
  let checkFields: ReturnType<typeof createQueryCheck> | undefined
  return (request: HttpRequest): InputOf<C> => {
    const check = () => {
      const { query } = request
      checkFields ??= createQueryCheck(call.input)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the same schemas
      const input = (checkFields(query) as InputOf<C> | undefined) ?? checkInput(call, query)
      Object.freeze(input)
      return input
    }
    const checkAgain = () => {
      const input = check()
      repeated.add(input)
      return input
    }
    if (request.url.length > maxQueryLength) return check()
    return cache.getRepeated(request.url, check, checkAgain)
  }
}

/** Validates fields against the call's schema, or refuses with the faults. */
export function checkInput<C extends Call>(call: C, fields: unknown): InputOf<C> {
  const parsed = z.safeParse<C['input']>(call.input, fields)
  if (parsed.success) return parsed.data
  throw new Refusal('bad_request', fieldFaults(parsed.error.issues))
}

function plainInput(call: Call, request: HttpRequestWithBody): unknown {
  if (call.method === 'GET' || call.method === 'DELETE') return request.query
  if (call.body === 'form') {
    if (!typeOf(request).startsWith('application/x-www-form-urlencoded')) {
      throw new Refusal('bad_encoding')
    }
    return formBody.parse(request.body).form
  }
  if (!isJson(request)) throw new Refusal('bad_encoding')
  return request.body
}

async function unseal(request: HttpRequestWithBody, transport: Transport) {
  if (!typeOf(request).startsWith('application/jose')) throw new Refusal('encryption_required')
  const opened = await transport.open(sealedBody.parse(request.body).sealed)
  if ('refused' in opened) throw new Refusal(opened.refused)
  return opened.payload
}

function isPlain(request: HttpRequestWithBody, { allowPlain }: InputOptions): boolean {
  return allowPlain && isJson(request)
}

function isJson(request: HttpRequestWithBody): boolean {
  return request.body === undefined || typeOf(request).startsWith('application/json')
}

function typeOf(request: HttpRequestWithBody): string {
  return request.headers['content-type'] ?? ''
}
