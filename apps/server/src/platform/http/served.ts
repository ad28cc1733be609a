import * as z from 'zod/mini'
import { refusals, routeOf, type Call, type InputOf, type OutputOf } from '@fairhouse/protocol'
import { stopwatch } from '#platform/clock'
import type { Metrics } from '#platform/metrics'
import { fingerprint, sameBytes } from '#platform/secrets'
import type { Asked } from './asked.ts'
import { visitorOf, type Entered, type EnterOptions } from './enter.ts'
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
import { isSecure, ownOrigin } from './origin.ts'
import { Refusal } from './refusal.ts'
import { Written } from './written.ts'

const mostUserAgent = 256

export interface CallOptions extends EnterOptions {
  metrics: Metrics
  /** Every answer is held against its schema: for tests. */
  checkAnswers: boolean
}

/** How a kind of request is let in and read. Promises only where there is something to wait for. */
interface Doors<Request extends Asked, C extends Call> {
  enter(request: Request): Entered | Promise<Entered>
  readInput(request: Request): InputOf<C> | Promise<InputOf<C>>
}

type SetCookie = (cookie: string) => void

export type Serve<C extends Call> = <Request extends Asked>(
  request: Request,
  doors: Doors<Request, C>,
  setCookie: SetCookie,
) => Promise<OutputOf<C> | Written<OutputOf<C>>>

/** What is done for every request of a call, whichever way it came. */
export function servedCall<C extends Call>(
  call: C,
  handler: Handler<C>,
  options: CallOptions,
): Serve<C> {
  const observe = options.metrics.callTimes.forRoute(routeOf(call))
  const area = areaOf(call.path)
  return async (request, { enter, readInput }, setCookie) => {
    const elapsed = stopwatch()
    try {
      const entering = enter(request)
      const entered = entering instanceof Promise ? await entering : entering
      const reading = readInput(request)
      const input = reading instanceof Promise ? await reading : reading
      const value = await handler(callRequest<C>(area, entered, input, request, setCookie, options))
      if (options.checkAnswers) checkAnswer(call, value instanceof Written ? value.read() : value)
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
  { brand, session }: Entered,
  input: InputOf<C>,
  request: Asked,
  setCookie: SetCookie,
  { secureOnly, places }: CallOptions,
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
    origin: ownOrigin(request, secureOnly),
    isBearer: (token) => {
      const own = bearerToken(request.headers.authorization)
      return own !== undefined && sameBytes(fingerprint(own), fingerprint(token))
    },
    refuse: (code, fields) => {
      throw new Refusal(code, fields)
    },
    setCookieHalf: (half) => {
      setCookie(cookieHeader(cookieName(area, secure), half, secure))
    },
    kept: (name) => readCookie(request.headers.cookie, keepsakeName(name, secure)),
    keep: (name, value, lifeSeconds) => {
      setCookie(cookieHeader(keepsakeName(name, secure), value, secure, lifeSeconds))
    },
  }
}

function languageOf({ headers }: Asked, brand: Entered['brand']): string {
  return typeof headers.language === 'string' ? headers.language : (brand?.language ?? 'EN')
}

function checkAnswer(call: Call, value: unknown) {
  const checked = z.safeParse(call.output, value)
  if (checked.success) return
  throw new Error(`${routeOf(call)} answers what it does not define: ${checked.error.message}`)
}
