import { routeOf, type Answer, type Call, type OutputOf } from '@fairhouse/protocol'
import type { GateBrand, Visitor } from './gate.ts'
import type { CallRequest, Handler } from './handler.ts'
import { checkInput } from './input.ts'
import { Refusal } from './refusal.ts'
import { refused } from './refused.ts'
import { Written } from './written.ts'

/** For whom a page is drawn: always a visitor, whoever is signed in. */
export interface Inside {
  brand: GateBrand
  visitor: Visitor
  language: string
}

/** The answer of a call that is made from inside, for a page that the server draws. */
export async function askInside<C extends Call>(
  call: C,
  handler: Handler<C>,
  input: unknown,
  { brand, visitor, language }: Inside,
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
    setCookieHalf: signNobodyIn,
    kept: () => undefined,
    keep: signNobodyIn,
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is a visitor's, seen above
  const value = await handler(request as unknown as CallRequest<C>)
  return value instanceof Written ? value.read() : value
}

function signNobodyIn(): never {
  throw new Error('a page that is drawn signs nobody in')
}

/** The same as the answer that a browser would get, where the call says no too. */
export async function answerInside<Value>(
  asking: () => Promise<Value>,
  language: string,
): Promise<Answer<Value>> {
  try {
    return { success: true, value: await asking(), message: '' }
  } catch (error) {
    if (error instanceof Refusal) return refused(language, error)
    throw error
  }
}
