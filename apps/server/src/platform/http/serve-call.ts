import * as z from 'zod/mini'
import { refusals, routeOf, type Call, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { stopwatch } from '#platform/clock'
import type { Metrics } from '#platform/metrics'
import { fingerprint, sameBytes } from '#platform/secrets'
import type { HttpRequest } from './request.ts'
import { visitorOf, type Access, type AccessOptions } from './access.ts'
import {
  areaOf,
  bearerToken,
  cookieHeader,
  cookieName,
  privateCookieName,
  readCookie,
  type Area,
} from './gate.ts'
import type { CallRequest, Handler } from './handler.ts'
import { isSecure, ownOrigin } from './origin.ts'
import { Refusal } from './refusal.ts'
import { PreparedAnswer } from './prepared-answer.ts'

const maxUserAgentLength = 256

export interface CallOptions extends AccessOptions {
  metrics: Metrics
  /** Validates every answer against its schema: for tests. */
  checkAnswers: boolean
}

/**
 * Access check and input reading of one kind of request. Returns promises only if there is
 * something to wait for.
 */
interface RequestSteps<Request extends HttpRequest, C extends Call> {
  checkAccess(request: Request): Access | Promise<Access>
  readInput(request: Request): InputOf<C> | Promise<InputOf<C>>
}

type SetCookie = (cookie: string) => void

export type Serve<C extends Call> = <Request extends HttpRequest>(
  request: Request,
  steps: RequestSteps<Request, C>,
  setCookie: SetCookie,
) => Promise<OutputOf<C> | PreparedAnswer<OutputOf<C>>>

/** Serves a call, whether it came by the fast path or Fastify. */
export function createServe<C extends Call>(
  call: C,
  handler: Handler<C>,
  options: CallOptions,
): Serve<C> {
  const observe = options.metrics.callTimes.forRoute(routeOf(call))
  const area = areaOf(call.path)
  return async (request, { checkAccess, readInput }, setCookie) => {
    const elapsed = stopwatch()
    try {
      const accessResult = checkAccess(request)
      const access = accessResult instanceof Promise ? await accessResult : accessResult
      const inputResult = readInput(request)
      const input = inputResult instanceof Promise ? await inputResult : inputResult
      const value = await handler(callRequest<C>(area, access, input, request, setCookie, options))
      if (options.checkAnswers)
        validateAnswer(call, value instanceof PreparedAnswer ? value.parse() : value)
      observe('accepted', elapsed())
      return value
    } catch (error) {
      observe(outcomeOf(error), elapsed())
      throw error
    }
  }
}

function outcomeOf(error: unknown): 'refused' | 'failed' {
  return error instanceof Refusal && refusals[error.code] < 500 ? 'refused' : 'failed'
}

function callRequest<C extends Call>(
  area: Area,
  { brand, session }: Access,
  input: InputOf<C>,
  request: HttpRequest,
  setCookie: SetCookie,
  { secureOnly, countrySource }: CallOptions,
): CallRequest<C> {
  const secure = isSecure(request, secureOnly)
  return {
    input,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkAccess() has seen to it
    brand: (brand ?? null) as CallRequest<C>['brand'],
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checkAccess() has seen to it
    session: session as CallRequest<C>['session'],
    language: languageOf(request, brand),
    address: request.ip,
    visitor: visitorOf(request, countrySource),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
    origin: ownOrigin(request, secureOnly),
    isBearer: (token) => {
      const bearer = bearerToken(request.headers.authorization)
      return bearer !== undefined && sameBytes(fingerprint(bearer), fingerprint(token))
    },
    refuse: (code, fields) => {
      throw new Refusal(code, fields)
    },
    setCookieHalf: (half) => {
      setCookie(cookieHeader(cookieName(area, secure), half, secure))
    },
    getCookie: (name) => readCookie(request.headers.cookie, privateCookieName(name, secure)),
    setCookie: (name, value, lifeSeconds) => {
      setCookie(cookieHeader(privateCookieName(name, secure), value, secure, lifeSeconds))
    },
  }
}

function languageOf({ headers }: HttpRequest, brand: Access['brand']): string {
  return typeof headers.language === 'string' ? headers.language : (brand?.language ?? 'EN')
}

function validateAnswer(call: Call, value: unknown) {
  const checked = z.safeParse(call.output, value)
  if (checked.success) return
  throw new Error(`${routeOf(call)} answers what it does not define: ${checked.error.message}`)
}
