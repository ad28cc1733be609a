import { routeOf, type Answer, type Call, type OutputOf } from '@fairhouse/protocol'
import type { GateBrand, Visitor } from './gate.ts'
import type { CallRequest, Handler } from './handler.ts'
import { checkInput } from './input.ts'
import { Refusal } from './refusal.ts'
import { refusalBody } from './refusal-body.ts'
import { PreparedAnswer } from './prepared-answer.ts'

/** The caller of a server-rendered page: always a visitor, even if signed in. */
export interface InternalCaller {
  brand: GateBrand
  visitor: Visitor
  language: string
}

/** Calls a handler from inside the server, for server-side rendering. */
export async function callInternally<C extends Call>(
  call: C,
  handler: Handler<C>,
  input: unknown,
  { brand, visitor, language }: InternalCaller,
): Promise<OutputOf<C>> {
  if (call.method !== 'GET' || !call.who.includes('visitor')) {
    throw new Error(`${routeOf(call)} is not for visitors to read`)
  }
  const request = {
    input: checkInput(call, input),
    brand,
    session: undefined,
    language,
    address: visitor.address,
    visitor,
    userAgent: '',
    origin: '',
    isBearer: () => false,
    refuse: (code: C['refusals'][number]) => {
      throw new Refusal(code)
    },
    setCookieHalf: refuseCookies,
    getCookie: () => undefined,
    setCookie: refuseCookies,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a visitor's, seen above
  const value = await handler(request as unknown as CallRequest<C>)
  return value instanceof PreparedAnswer ? value.parse() : value
}

function refuseCookies(): never {
  throw new Error('a server-rendered page cannot set cookies')
}

/** Wraps the result as a browser would receive it, refusals included. */
export async function answerInternally<Value>(
  call: () => Promise<Value>,
  language: string,
): Promise<Answer<Value>> {
  try {
    return { success: true, value: await call(), message: '' }
  } catch (error) {
    if (error instanceof Refusal) return refusalBody(language, error)
    throw error
  }
}
