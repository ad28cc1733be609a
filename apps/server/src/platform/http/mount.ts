import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import {
  acceptedSchema,
  routeOf,
  type Call,
  type InputOf,
  type RateClass,
  type RateClassRule,
  type RefusalCode,
} from '@fairhouse/protocol'
import type { Rate } from '#platform/rate'
import type { Transport } from '#platform/transport'
import { countedAddress } from './address.ts'
import { fieldFaults } from './field-faults.ts'
import {
  areaOf,
  bearerToken,
  cookieHeader,
  cookieName,
  readCookie,
  type Gate,
  type GateBrand,
  type GateSession,
} from './gate.ts'
import type { CallRequest, Handler } from './handler.ts'
import { isForeign } from './origin.ts'
import { Refusal } from './refusal.ts'

export interface MountOptions {
  gate: Gate
  rate: Rate
  rateClasses: Record<RateClass, RateClassRule>
  transport: Transport
  /** Cookies are always Secure, as production asks; else only over https. */
  secureOnly: boolean
  /** Encrypted calls also take plain JSON; never in production. */
  allowPlain: boolean
  /** Every answer is held against its schema: for tests. */
  checkAnswers: boolean
  closing(): boolean
}

const lookUpRule = { limit: 600, perSeconds: 60, by: 'address' } as const

/** Puts a call on its route: everything it needs is in its definition. */
export function mountCall<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: MountOptions,
) {
  app.route({
    method: call.method,
    url: call.path,
    exposeHeadRoute: false,
    schema: { response: { 200: jsonSchema(acceptedSchema(call.output)) } },
    handler: async (request, reply) => {
      const entered = await enter(call, request, options)
      const input = await readInput(call, request, options)
      const value = await handler(callRequest(call, entered, input, request, reply, options))
      if (options.checkAnswers) checkAnswer(call, value)
      if (options.closing()) reply.header('connection', 'close')
      return { success: true, value, message: '' }
    },
  })
}

interface Entered {
  brand: GateBrand | undefined
  session: GateSession | undefined
}

/** The checks before the input is looked at: open, brand, origin, session, actor, flag, rate. */
async function enter(call: Call, request: FastifyRequest, options: MountOptions): Promise<Entered> {
  if (options.closing()) throw new Refusal('shutting_down')
  const area = areaOf(call.path)
  const brand = area === 'office' ? undefined : brandOf(request, options.gate)
  if (brand?.maintenance && !call.always) throw new Refusal('maintenance')
  const { origin, 'sec-fetch-site': fetchSite } = request.headers
  const site = typeof fetchSite === 'string' ? fetchSite : undefined
  if (isForeign({ method: call.method, host: request.host, origin, fetchSite: site })) {
    throw new Refusal('wrong_origin')
  }
  const session = await sessionOf(call, request, options, brand)
  const actor = session?.kind ?? 'visitor'
  if (!call.who.includes(actor)) throw new Refusal(deniedCode(request, session))
  if (call.flag && !brand?.flags.has(call.flag)) throw new Refusal('feature_off')
  const rule = options.rateClasses[call.rate]
  const byAccount = rule.by === 'subject' && session
  const who = byAccount ? session.subjectId : countedAddress(request.ip)
  await takeRate(options.rate, call.rate, rule, who)
  return { brand, session }
}

function brandOf(request: FastifyRequest, gate: Gate): GateBrand {
  const { merchant } = request.headers
  const brand = gate.brandOf(request.hostname, typeof merchant === 'string' ? merchant : undefined)
  if (!brand) throw new Refusal('unknown_brand')
  return brand
}

async function sessionOf(
  call: Call,
  request: FastifyRequest,
  { gate, rate, secureOnly }: MountOptions,
  brand: GateBrand | undefined,
): Promise<GateSession | undefined> {
  const token = bearerToken(request.headers.authorization)
  if (!token) return undefined
  const name = cookieName(areaOf(call.path), isSecure(request, secureOnly))
  const cookie = readCookie(request.headers.cookie, name)
  if (!cookie) return undefined
  let session = gate.knownSession(token, cookie)
  if (session === 'unknown') {
    await takeRate(rate, 'lookup', lookUpRule, countedAddress(request.ip))
    session = await gate.lookUpSession(token, cookie)
  }
  return session?.brandId === (brand?.id ?? null) ? session : undefined
}

async function takeRate(rate: Rate, name: string, rule: RateClassRule, who: string) {
  const taken = rate.take(name, rule, who)
  if (!(typeof taken === 'boolean' ? taken : await taken)) throw new Refusal('too_many_requests')
}

function deniedCode(request: FastifyRequest, session: GateSession | undefined): RefusalCode {
  if (session) return 'not_allowed'
  return request.headers.authorization ? 'session_expired' : 'not_signed_in'
}

async function readInput<C extends Call>(
  call: C,
  request: FastifyRequest,
  options: MountOptions,
): Promise<InputOf<C>> {
  const parsed = z.safeParse<C['input']>(call.input, await givenInput(call, request, options))
  if (parsed.success) return parsed.data
  throw new Refusal('bad_request', fieldFaults(parsed.error.issues))
}

const sealedBody = z.strictObject({ sealed: z.string() })
const formBody = z.strictObject({ form: z.record(z.string(), z.unknown()) })

async function givenInput(call: Call, request: FastifyRequest, options: MountOptions) {
  if (call.method === 'GET' || call.method === 'DELETE') return request.query
  const type = request.headers['content-type'] ?? ''
  if (call.body === 'form') {
    const form = type.startsWith('application/x-www-form-urlencoded')
    if (!form) throw new Refusal('bad_encoding')
    return formBody.parse(request.body).form
  }
  const isJson = type.startsWith('application/json') || request.body === undefined
  if (call.body !== 'encrypted') {
    if (!isJson) throw new Refusal('bad_encoding')
    return request.body
  }
  if (isJson && options.allowPlain) return request.body
  if (!type.startsWith('application/jose')) throw new Refusal('encryption_required')
  const opened = await options.transport.open(sealedBody.parse(request.body).sealed)
  if ('refused' in opened) throw new Refusal(opened.refused)
  return opened.payload
}

function callRequest<C extends Call>(
  call: C,
  { brand, session }: Entered,
  input: InputOf<C>,
  request: FastifyRequest,
  reply: FastifyReply,
  { secureOnly }: MountOptions,
): CallRequest<C> {
  const secure = isSecure(request, secureOnly)
  return {
    input,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- enter() has seen to it
    brand: (brand ?? null) as CallRequest<C>['brand'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- enter() has seen to it
    session: session as CallRequest<C>['session'],
    address: request.ip,
    requestId: request.id,
    refuse: (code, fields) => {
      throw new Refusal(code, fields)
    },
    setCookieHalf: (half) =>
      void reply.header(
        'set-cookie',
        cookieHeader(cookieName(areaOf(call.path), secure), half, secure),
      ),
  }
}

function isSecure(request: FastifyRequest, secureOnly: boolean): boolean {
  return secureOnly || request.protocol === 'https'
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
