import * as z from 'zod/mini'
import type { Call, InputOf } from '@fairhouse/protocol'
import { Kept } from '#platform/kept'
import type { Transport } from '#platform/transport'
import type { Asked, AskedWithBody } from './asked.ts'
import { fieldFaults } from './field-faults.ts'
import { queryCheck } from './query-check.ts'
import { Refusal } from './refusal.ts'

export interface InputOptions {
  transport: Transport
  /** Encrypted calls also take plain JSON; never in production. */
  allowPlain: boolean
}

const sealedBody = z.strictObject({ sealed: z.string() })
const formBody = z.strictObject({ form: z.record(z.string(), z.unknown()) })

/** So many queries of a call are kept, none of them longer than this. */
const mostQueries = 1000
const longestQuery = 300

/** Reads the input of a call that does more than read, or says what is wrong with it. */
export function inputReader<C extends Call>(call: C, options: InputOptions) {
  return (request: AskedWithBody): InputOf<C> | Promise<InputOf<C>> => {
    const sealed = call.body === 'encrypted' && !isPlain(request, options)
    if (!sealed) return checkInput(call, plainInput(call, request))
    return unseal(request, options.transport).then((payload) => checkInput(call, payload))
  }
}

const repeated = new WeakSet<object>()

/** Whether it is one object however often its query comes: what is made of it can lie under it. */
export const isRepeated = (input: object): boolean => repeated.has(input)

/**
 * Many read the same, so a query that comes again is checked once; nobody can change what others
 * are given too. Only for what is plainly read: other queries may carry secrets, which nothing
 * keeps.
 */
export function queryReader<C extends Call>(call: C) {
  const kept = new Kept<InputOf<C>>(mostQueries)
  let fieldwise: ReturnType<typeof queryCheck> | undefined
  return (asked: Asked): InputOf<C> => {
    const check = () => {
      const { query } = asked
      fieldwise ??= queryCheck(call.input)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made by the same schemas
      const input = (fieldwise(query) as InputOf<C> | undefined) ?? checkInput(call, query)
      Object.freeze(input)
      return input
    }
    const checkAgain = () => {
      const input = check()
      repeated.add(input)
      return input
    }
    if (asked.url.length > longestQuery) return check()
    return kept.ofRepeated(asked.url, check, checkAgain)
  }
}

/** Given fields as the call wants them, or a refusal that says which do not fit. */
export function checkInput<C extends Call>(call: C, given: unknown): InputOf<C> {
  const parsed = z.safeParse<C['input']>(call.input, given)
  if (parsed.success) return parsed.data
  throw new Refusal('bad_request', fieldFaults(parsed.error.issues))
}

function plainInput(call: Call, request: AskedWithBody): unknown {
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

async function unseal(request: AskedWithBody, transport: Transport) {
  if (!typeOf(request).startsWith('application/jose')) throw new Refusal('encryption_required')
  const opened = await transport.open(sealedBody.parse(request.body).sealed)
  if ('refused' in opened) throw new Refusal(opened.refused)
  return opened.payload
}

function isPlain(request: AskedWithBody, { allowPlain }: InputOptions): boolean {
  return allowPlain && isJson(request)
}

function isJson(request: AskedWithBody): boolean {
  return request.body === undefined || typeOf(request).startsWith('application/json')
}

function typeOf(request: AskedWithBody): string {
  return request.headers['content-type'] ?? ''
}
